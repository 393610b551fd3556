/** What other rooms may use of the content, in Node and in a browser. */
export {codeRoles} from './code/codeRoles';
export {asksOf, frontMatterPattern, noAsks, pageAddress, type Asks} from './pages';
