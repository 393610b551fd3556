/** What other rooms may use of the content, in Node and in a browser. */
export {codeRoles} from './code/codeRoles';
export {downloads} from './downloads/generatedDownloads';
export {errorCodes} from './error-codes';
export {frontMatterPattern} from './frontMatter';
export {blocks} from './insertions/blocks';
export {insertContent, insertFacts, unknownInsertions} from './insertions/insert';
export {roles} from './roles';
