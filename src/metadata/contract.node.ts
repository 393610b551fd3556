/** What other rooms may use of metadata in Node. */
export {pageDates} from './content';
export {datesOfPost, dayOf, type Dates, type PageDates} from './dates';
export {factsOf} from './facts';
