/** Exports of the site map for other rooms, in Node only. */
export {areasOf} from './plugin';
export {sidebarsOf} from './sidebars';
