import {announcementPeriod} from '@site/src/site/identity';

const start = Date.parse(announcementPeriod.start);
const end = Date.parse(announcementPeriod.end);

/** @param now milliseconds since 1970 */
export const isDue = (now = Date.now()): boolean => now >= start && now < end;

/** Inline script behind the bar: hides it outside its period, before the first paint. */
export const script = `document.currentScript.previousElementSibling.hidden=Date.now()<${start}||Date.now()>=${end}`;
