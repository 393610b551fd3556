/** What other rooms may use of metadata in Node. */
export {datesOfPost, dayOf, pageDates, type Dates, type PageDates} from './dates';
