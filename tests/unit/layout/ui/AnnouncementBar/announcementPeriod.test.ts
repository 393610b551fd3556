import {expect, it} from 'vitest';
import {announcementPeriod} from '../../../../../src/site/identity';
import {isDue} from '../../../../../src/layout/ui/AnnouncementBar/announcementPeriod';

const [start, end] = [announcementPeriod.start, announcementPeriod.end].map((day) => Date.parse(day));

it.each([
  ['before its start', (start ?? NaN) - 1, false],
  ['at its start', start ?? NaN, true],
  ['before its end', (end ?? NaN) - 1, true],
  ['at its end', end ?? NaN, false],
])('announcement: %s', (_, now, due) => {
  expect(isDue(now)).toBe(due);
});
