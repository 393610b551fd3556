/** What other rooms may import from the content in Node only. */
export {escaped, highlighted} from './code/highlight';
export {emitFiles} from './downloads/emitFiles';
