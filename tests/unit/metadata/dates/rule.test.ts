import {describe, expect, it} from 'vitest';
import {specifications} from '../../../../src/site/apis';
import {datesOfPost, modifiedOf} from '../../../../src/metadata/dates/rule';

const [api] = specifications;
const committed = new Map([
  ['docs/a.md', 1700000200000],
  [api!.file, 1700000300000],
]);
const page = (source: string, frontMatter: object = {}) => ({source: `@site/${source}`, frontMatter});

describe('modifiedOf', () => {
  it('is the last commit of the source', () => {
    expect(modifiedOf(page('docs/a.md'), committed)).toBe(1700000200000);
    expect(modifiedOf(page('docs/new.md'), committed)).toBeNull();
  });

  it('is what the front matter says, and never the day of a review', () => {
    const said = {last_update: {date: '2026-01-02'}, last_reviewed: '2026-05-05'};
    expect(modifiedOf(page('docs/a.md', said), committed)).toBe(Date.UTC(2026, 0, 2));
    expect(modifiedOf(page('docs/a.md', {last_reviewed: '2026-05-05'}), committed)).toBe(1700000200000);
  });

  it('is that of the document of an API for its generated pages', () => {
    expect(modifiedOf(page(`${api!.pages}/add.api.mdx`), committed)).toBe(1700000300000);
    expect(modifiedOf(page(`${api!.pages}-other/add.mdx`), committed)).toBeNull();
  });

  it('refuses a date whose day depends on the zone of the machine', () => {
    for (const date of ['4 August 2025', '2025-08-04T09:00:00', '2025-08-04 09:00'])
      expect(() => modifiedOf(page('docs/a.md', {last_update: {date}}), committed)).toThrow(
        /^docs\/a\.md: last_update\.date is .*Remedy/,
      );
  });
});

describe('datesOfPost', () => {
  const post = (more: object = {}) =>
    datesOfPost({date: '2025-03-12T09:00:00Z', frontMatter: more, source: '@site/blog/a/index.md'});

  it('has one date until the post says that it changed', () => {
    const moment = Date.UTC(2025, 2, 12, 9);
    expect(post()).toEqual({published: moment, modified: moment});
    expect(post({last_update: {date: new Date('2025-08-04T09:00:00Z')}})).toEqual({
      published: moment,
      modified: Date.UTC(2025, 7, 4, 9),
    });
  });

  it('does not change before it appears', () => {
    const {published, modified} = post({last_update: {date: '2025-03-12'}});
    expect(modified).toBe(published);
  });
});
