/** Measures of a built page: what it says, how it reads, what it weighs. */
import {createHash} from 'node:crypto';
import {brotliCompressSync, constants} from 'node:zlib';
import {load, type Cheerio, type CheerioAPI} from 'cheerio/slim';
import {hasChildren, isTag, isText, type AnyNode, type Element} from 'domhandler';
import {readingGrade} from './readingGrade';

export type PageMeasures = {
  title: string;
  /** Words that a reader sees. */
  words: number;
  /** Flesch–Kincaid; absent where there is too little prose. */
  grade?: number;
  /** Of all words, those inside tables, from 0 to 1. */
  tables: number;
  /** Figures and images. */
  pictures: number;
  /** Of the HTML. */
  bytes: number;
  /** Of the HTML, compressed as it is sent, without headers. */
  sent: number;
  /** Addresses of its links, as they are written. */
  links: readonly string[];
  /** Ids of headings and marks, to which links from outside lead. */
  anchors: readonly string[];
  /** All ids, those of old names included. */
  ids: readonly string[];
  /** Of what stands between the menus; names of files that change with each build do not count. */
  digest: string;
};

/** Files are named by their content, so a change anywhere changes such a name on every page. */
const hashedNames = /[.-][0-9a-f]{8,}(?=\.\w+)/g;

/** Classes of CSS modules end in a hash of the place of their sheet, which differs from copy to copy. */
const hashedClass = /(?<=[\w-])_[\w+/-]{4}(?=["\s]|$)/g;

const withoutHashes = (html: string): string =>
  html.replace(/class="[^"]*"/g, (attribute) => attribute.replace(hashedClass, '')).replace(hashedNames, '');

/** Quick, and within a few per cent of the best. */
const compression = {params: {[constants.BROTLI_PARAM_QUALITY]: 5}};

/** Ways through the site, tags, and the tools and the day of the page. */
const frame = 'nav, footer, .toc-mobile, [data-search-ignore]';

/** What an author wrote as prose. */
const prose = 'p, li, dd, blockquote';

/** Inside prose what is none; a code is read as one word. */
const noProse = 'pre, table, figure, svg, .hash-link';

/** Elements within a line; others part words, though built pages have no space between them. */
const withinLine = /^(a|abbr|b|code|em|i|kbd|mark|s|small|span|strong|sub|sup|time|u|var|wbr)$/;

function textOf(node: AnyNode): string {
  if (isText(node)) return node.data;
  if (!hasChildren(node)) return isTag(node) ? ' ' : '';
  const inside = node.children.map(textOf).join('');
  return isTag(node) && withinLine.test(node.name) ? inside : ` ${inside} `;
}

function wordsOf(elements: Cheerio<Element>): number {
  const text = elements.toArray().map(textOf).join(' ').trim();
  return text ? text.split(/\s+/).length : 0;
}

/** The text of each passage without that of the passages inside it. */
function passagesOf($: CheerioAPI, content: Cheerio<Element>): string[] {
  const copy = content.clone();
  copy.find(noProse).remove();
  copy.find('code').replaceWith(' code ');
  const found = copy.find(prose).toArray();
  return found.map((element) => {
    const own = $(element).clone();
    own.find(prose).remove();
    return own.text().trim();
  });
}

/** @returns values of an attribute */
const valuesOf = ($: CheerioAPI, elements: Cheerio<Element>, name: string): string[] =>
  elements.toArray().flatMap((element) => $(element).attr(name) ?? []);

/**
 * @param html of a built page
 * @param sent bytes of the compressed file that is sent, where there is one
 */
export function measure(html: string, sent?: number): PageMeasures {
  const $ = load(html);
  const main = $('main');
  const content = main.clone();
  content.find(frame).remove();
  const words = wordsOf(content);
  const inTables = wordsOf(content.find('table').not('table table'));
  const grade = readingGrade(passagesOf($, content));
  return {
    title: main.find('h1').first().text().trim() || $('title').text().trim(),
    words,
    ...(grade !== undefined && {grade}),
    tables: words ? inTables / words : 0,
    pictures: content.find('figure, :not(figure) > img, :not(figure) > picture').length,
    bytes: Buffer.byteLength(html),
    sent: sent ?? brotliCompressSync(html, compression).length,
    links: valuesOf($, content.find('a[href]:not(.hash-link)'), 'href'),
    anchors: valuesOf($, content.find('h1[id], h2[id], h3[id], h4[id], h5[id], h6[id], a[id]'), 'id'),
    ids: valuesOf($, main.find('[id]'), 'id'),
    digest: createHash('sha256')
      .update(withoutHashes(main.html() ?? ''))
      .digest('hex')
      .slice(0, 16),
  };
}
