/** What other rooms may use of the site's files; all of it runs in Node. */
export {icons} from './icons/drawings';
