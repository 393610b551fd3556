/** What other rooms may use of the rule for dates in a browser. */
export {datesOfPost, dayOf} from './dates';
