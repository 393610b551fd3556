/** The sections of the report about pages: age, reading grade, ways, length, pictures, tables, and the list of all. */
import {code, counted, link, text, type Bar, type Block, type Section, type Text} from '../document/model';
import type {Kind, ReportPage} from './pages';

/** Of a list of the worst; the table of all pages has the others. */
const most = 25;

const kinds: Record<Kind, string> = {
  doc: 'docs',
  post: 'post',
  api: 'API',
  standalone: 'page',
  list: 'list',
};

const number = (value: number): string => value.toLocaleString('en-GB');
const percent = (share: number): string => `${Math.round(share * 100)} %`;
const dash = '–';

/** What people write: a page that is made of others says nothing of its own. */
const isWritten = ({kind}: ReportPage): boolean => kind === 'doc' || kind === 'post' || kind === 'standalone';

const daysBetween = (day: string, today: string): number =>
  Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000);

/** @param url address of the site, without a final slash */
export const nameOf =
  (url: string) =>
  ({address, title}: Pick<ReportPage, 'address' | 'title'>): Text => [
    link(title, url + address),
    ' ',
    code(address),
  ];

type Column = {head: string; isNumber?: boolean; of: (page: ReportPage) => Text};

/** A table of pages; without any, a sentence. */
function tableOf(
  caption: string,
  pages: readonly ReportPage[],
  columns: readonly Column[],
  none = 'None.',
): Block {
  if (!pages.length) return text(none);
  return {
    kind: 'table',
    caption,
    head: columns.map(({head}) => head),
    numbers: columns.flatMap(({isNumber}, index) => (isNumber ? [index] : [])),
    rows: pages.map((page) => columns.map(({of}) => of(page))),
  };
}

/** Pages by a measure, the largest first; equal ones in the order of their addresses. */
const by = (pages: readonly ReportPage[], measure: (page: ReportPage) => number): ReportPage[] =>
  [...pages].sort((one, other) => measure(other) - measure(one));

const barsOf = (pages: readonly ReportPage[], measure: (page: ReportPage) => number): Bar[] =>
  pages.slice(0, 12).map((page) => ({label: page.title, value: measure(page)}));

/** How many values there are in each step, empty steps between others included. */
function histogram(values: readonly number[], step: number, name: (start: number) => string): Bar[] {
  if (!values.length) return [];
  const places = values.map((value) => Math.floor(value / step));
  const first = places.reduce((low, place) => Math.min(low, place));
  const last = places.reduce((high, place) => Math.max(high, place));
  return Array.from({length: last - first + 1}, (_, index) => ({
    label: name((first + index) * step),
    value: places.filter((place) => place === first + index).length,
  }));
}

/** @returns the sections, in the order of the contents */
export function pageSections(pages: readonly ReportPage[], url: string, today: string): Section[] {
  const page: Column = {head: 'Page', of: nameOf(url)};
  const written = pages.filter(isWritten);
  const ages = (day: string | undefined) => (day === undefined ? Infinity : daysBetween(day, today));
  const age = (day: string | undefined): Text => (day === undefined ? dash : number(ages(day)));
  const reviewed: Column = {head: 'Reviewed', isNumber: true, of: (one) => one.reviewed ?? dash};
  const changed: Column = {head: 'Changed', isNumber: true, of: (one) => one.changed ?? dash};
  const words: Column = {head: 'Words', isNumber: true, of: (one) => number(one.words)};
  const grade: Column = {
    head: 'Grade',
    isNumber: true,
    of: (one) => (one.grade === undefined ? dash : String(one.grade)),
  };

  const docs = by(
    written.filter(({kind}) => kind === 'doc'),
    (one) => ages(one.reviewed),
  );
  const old = by(written, (one) => ages(one.changed));
  const quarters = (list: readonly (string | undefined)[]) =>
    histogram(
      list.flatMap((day) => (day === undefined ? [] : [daysBetween(day, today)])),
      90,
      (start) => `${start} to ${start + 89} days ago`,
    );
  const graded = by(
    written.filter((one) => one.grade !== undefined),
    (one) => one.grade!,
  );
  const reachable = pages.filter((one) => one.kind !== 'list' && one.address !== '/');
  const longest = by(written, (one) => one.words);
  const tables = by(
    written.filter((one) => one.tables > 0),
    (one) => one.tables,
  );

  return [
    {
      title: 'Review dates',
      blocks: [
        text([
          'The day of ',
          code('last_reviewed'),
          ' in the front matter of docs. Posts are news of their day, and need no review.',
        ]),
        {
          kind: 'plot',
          caption: 'Docs by the time since their review',
          unit: 'pages',
          bars: quarters(docs.map((one) => one.reviewed)),
        },
        tableOf('Docs whose review is longest ago', docs.slice(0, most), [
          page,
          reviewed,
          {head: 'Days ago', isNumber: true, of: (one) => age(one.reviewed)},
          changed,
        ]),
      ],
    },
    {
      title: 'Age',
      blocks: [
        {
          kind: 'plot',
          caption: 'Docs, posts and pages by the time since their last change',
          unit: 'pages',
          bars: quarters(written.map((one) => one.changed)),
        },
        tableOf(
          'Pages whose last change is longest ago; the day is that of the site map for search engines',
          old.slice(0, most),
          [page, changed, {head: 'Days ago', isNumber: true, of: (one) => age(one.changed)}, reviewed],
        ),
      ],
    },
    {
      title: 'Reading grade',
      blocks: [
        text(
          'The grade of Flesch and Kincaid is the school year that understands a text: long sentences and long words raise it. Programs, tables and pages of less than a hundred words are left out.',
        ),
        {
          kind: 'plot',
          caption: 'Docs, posts and pages by their grade',
          unit: 'pages',
          bars: histogram(
            graded.map((one) => one.grade!),
            1,
            (start) => `${start} to ${start + 0.9}`,
          ),
        },
        tableOf('The hardest to read', graded.slice(0, most), [page, grade, words]),
      ],
    },
    {
      title: 'Orphans',
      blocks: [
        tableOf(
          'Pages to which no text leads: readers find them by menus, lists and the search alone',
          reachable.filter((one) => one.linksIn === 0),
          [page, {head: 'Kind', of: (one) => kinds[one.kind]}, changed],
          'Some text leads to every page.',
        ),
      ],
    },
    {
      title: 'Dead ends',
      blocks: [
        tableOf(
          'Pages whose text leads to no other page of the site',
          reachable.filter((one) => one.linksOut === 0),
          [page, {head: 'Kind', of: (one) => kinds[one.kind]}, words],
          'The text of every page leads on.',
        ),
      ],
    },
    {
      title: 'Longest pages',
      blocks: [
        {
          kind: 'plot',
          caption: 'The longest docs, posts and pages',
          unit: 'words',
          bars: barsOf(longest, (one) => one.words),
        },
        tableOf('The longest docs, posts and pages', longest.slice(0, most), [page, words, grade]),
      ],
    },
    {
      title: 'Without a picture',
      blocks: [
        tableOf(
          'Docs, posts and pages without a screen, a diagram or an image, the longest first',
          longest.filter((one) => one.pictures === 0),
          [page, {head: 'Kind', of: (one) => kinds[one.kind]}, words],
          'Every page has a picture.',
        ),
      ],
    },
    {
      title: 'Tables',
      blocks: [
        {
          kind: 'plot',
          caption: 'Pages with the largest share of words in tables',
          unit: '% of the words',
          bars: barsOf(tables, (one) => Math.round(one.tables * 100)),
        },
        tableOf(
          'Pages with tables, by the share of their words that is in them',
          tables.slice(0, most),
          [page, {head: 'In tables', isNumber: true, of: (one) => percent(one.tables)}, words],
          'No page has a table.',
        ),
      ],
    },
    {
      title: 'All pages',
      blocks: [
        text(
          `The site map for search engines names ${counted(pages.length, 'page')}. Links in are pages whose text leads to this one, links out those to which it leads.`,
        ),
        tableOf('Every page of the site map', pages, [
          page,
          {head: 'Kind', of: (one) => kinds[one.kind]},
          words,
          grade,
          {head: 'In tables', isNumber: true, of: (one) => percent(one.tables)},
          {head: 'Pictures', isNumber: true, of: (one) => number(one.pictures)},
          {head: 'Links in', isNumber: true, of: (one) => number(one.linksIn)},
          {head: 'Links out', isNumber: true, of: (one) => number(one.linksOut)},
          {head: 'Sent, bytes', isNumber: true, of: (one) => number(one.sent)},
          reviewed,
          changed,
        ]),
      ],
    },
  ];
}
