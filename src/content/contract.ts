/** What other rooms may use of the content, in Node and in a browser. */
export {asksOf, noAsks, type Asks} from './asks';
export {codeRoles} from './code/codeRoles';
export {frontMatterPattern} from './frontMatter';
export {docAddress, pageAddress} from './pageAddress';
