/** What other rooms may import of the redirects. */
export {listFile, redirectsIn} from './moved';
