/** What other rooms may import of the redirects. */
export {listFile, readMoved, redirectsIn} from './moved';
