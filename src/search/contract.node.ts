/** What other rooms may use of the search in Node. */
export {builtEngine} from './engines/embedded/builtEngine';
export {tryIndex} from './engines/embedded/tryIndex';
