import {expect, it} from 'vitest';
import {datesOfPost, dayOf} from '../../../src/metadata/dates';

const days = (frontMatter: {last_update?: {date: string}}) => {
  const {published, modified} = datesOfPost({date: '2025-07-31T09:00:00Z', frontMatter});
  return [dayOf(published), dayOf(modified)];
};

it('a post changes when its front matter says so, and not before it appeared', () => {
  expect(days({})).toEqual(['2025-07-31', '2025-07-31']);
  expect(days({last_update: {date: '2025-08-04'}})).toEqual(['2025-07-31', '2025-08-04']);
  expect(days({last_update: {date: '2025-07-01'}})).toEqual(['2025-07-31', '2025-07-31']);
});
