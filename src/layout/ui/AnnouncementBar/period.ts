import {announcementPeriod} from '@site/src/site/identity';

const start = Date.parse(announcementPeriod.start);
const end = Date.parse(announcementPeriod.end);

/** Whether the announcement is due, now or at another time in milliseconds since 1970. */
export const isDue = (now = Date.now()): boolean => now >= start && now < end;

/** Stands behind the bar in the built page and settles whether it shows before the first paint. */
export const script = `document.currentScript.previousElementSibling.hidden=Date.now()<${start}||Date.now()>=${end}`;
