/** What other rooms may use of the search in Node. */
export {tryIndex} from './engines/embedded/tryIndex';
