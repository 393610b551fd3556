/** What other rooms may use of the content in Node alone. */
export {escaped, highlighted} from './code/highlight';
export {emitting} from './downloads/emit';
