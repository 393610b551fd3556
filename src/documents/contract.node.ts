/** What other rooms may use of the documents; all of it runs in Node. */
export {makeDocument, type Build} from './make';
