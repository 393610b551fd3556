/** What other rooms may use of metadata in Node. */
export {gitDatesOf} from './dates/gitDates';
export {pageDates, type Dates} from './dates/pageDates';
export {datesOfPost, dayOf, modifiedOf, type PageDates} from './dates/rule';
