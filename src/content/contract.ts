/** What other rooms may use of the content, in Node and in a browser. */
export {asksOf, noAsks, type Asks} from './asks';
export {codeRoles} from './code/codeRoles';
export {downloads} from './downloads/generatedDownloads';
export {errorCodes} from './error-codes';
export {frontMatterPattern} from './frontMatter';
export {blocks} from './insertions/blocks';
export {insertContent, insertFacts, unknownInsertions} from './insertions/insert';
export {orList, permissions, rolesThatMay, roleTexts, type Permission} from './permissions';
export {docAddress, pageAddress} from './pageAddress';
export {acronyms, meanings, spellings, unanswered, type Meaning} from './vocabulary';
export {roles, type Role} from './roles';
