import {describe, expect, test} from 'vitest';
import {generateCorpus, measuredPage, nextPage} from '../../../bench/corpus';
import {picture} from '../../../bench/corpus/image';
import {markdownOf} from '../../../bench/corpus/markdown';
import {picturePath} from '../../../bench/corpus/page';

const corpus = generateCorpus(60);
const sources = corpus.pages.map((page) => markdownOf(page, {hasHeading: false}));

describe('the generated corpus', () => {
  test('is the same each time, and the beginning of a larger one', () => {
    expect(generateCorpus(60)).toEqual(corpus);
    expect(corpus.pages[1]?.path).toBe('/docs/valid-filters/slow-export-schemas');
    expect(generateCorpus(200).pages.slice(0, 60)).toEqual(corpus.pages);
  });

  test('has so many pages, each with an address of its own, in sections of 10 to 12', () => {
    expect(corpus.pages).toHaveLength(60);
    expect(new Set(corpus.pages.map(({path}) => path)).size).toBe(60);
    for (const {pages} of corpus.sections.slice(0, -1)) {
      expect(pages.length).toBeGreaterThanOrEqual(10);
      expect(pages.length).toBeLessThanOrEqual(12);
    }
  });

  test('has pages of 9 to 10 kB', () => {
    const sizes = sources.map((source) => source.length).sort((one, other) => one - other);
    expect(sizes[0]).toBeGreaterThan(8800);
    expect(sizes.at(-1)).toBeLessThan(10_200);
    expect(sizes[30]).toBeGreaterThan(9000);
    expect(sizes[30]).toBeLessThan(10_000);
  });

  test('links only to pages that exist, in the smallest corpus too', () => {
    for (const {pages} of [corpus, generateCorpus(12)]) {
      const paths = new Set(pages.map(({path}) => path));
      const links = pages.flatMap(({body}) =>
        [...body.matchAll(/\]\((\/docs\/[^)]*)\)/g)].map(([, to]) => to),
      );
      expect(links.length).toBe(4 * pages.length);
      expect(links.filter((link) => !paths.has(link ?? ''))).toEqual([]);
    }
  });

  test('has a table, a picture, lists, headings and six code blocks on each page', () => {
    for (const {body} of corpus.pages) {
      const languages = [...body.matchAll(/^```(\w+)$/gm)].map(([, name]) => name);
      expect(languages).toEqual(['typescript', 'json', 'yaml', 'python', 'go', 'css']);
      expect(body).toContain(`](${picturePath})`);
      expect(body).toMatch(/^\| --- \|/m);
      expect(body).toMatch(/^- \*\*/m);
      expect(body).toMatch(/^1\. \*\*/m);
      expect(body.match(/^#{2,3} /gm)).toHaveLength(7);
    }
  });

  test('keeps braces, tags and front matter out of what generators would take for their own', () => {
    for (const {body} of corpus.pages) {
      const prose = body.replace(/```[^`]*```/g, '');
      expect(prose).not.toMatch(/[{}<>]|^---/m);
    }
  });

  test('needs twelve pages', () => {
    expect(() => generateCorpus(5)).toThrow('at least 12 pages, not 5');
  });

  test('measures a page and one of the same section, whose names differ', () => {
    const [page, next] = [measuredPage(corpus), nextPage(corpus)];
    expect(page.section).toBe(next.section);
    expect(page.title).not.toBe(next.title);
  });
});

test('a page has its title in the text only for generators that want it there', () => {
  const page = measuredPage(corpus);
  expect(markdownOf(page, {hasHeading: true})).toContain(`\n---\n\n# ${page.title}\n\n`);
  expect(markdownOf(page, {hasHeading: false})).not.toContain(`# ${page.title}`);
});

test('a description has the length that our content rules want', () => {
  for (const {description} of generateCorpus(300).pages) {
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
  }
});

test('the picture is a PNG that generators do not put into the page', () => {
  const bytes = picture();
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(bytes.length).toBeGreaterThan(10_000);
  expect(bytes).toEqual(picture());
});
