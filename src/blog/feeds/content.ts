/**
 * From the HTML of a built post to HTML that any feed reader shows: elements of text only, absolute addresses,
 * images as files, diagrams too, code without colours.
 */
import {load, type Cheerio, type CheerioAPI} from 'cheerio/slim';
import {isComment, isTag, type AnyNode, type Document, type Element} from 'domhandler';
import {pickBy} from 'lodash';
import {imageFile, type File} from './images';

/** Elements that stay, with the attributes that stay on them. All others give way to what they hold. */
const kept: Record<string, readonly string[]> = {
  a: ['href', 'title'],
  abbr: ['title'],
  img: ['src', 'alt', 'width', 'height', 'title'],
  ol: ['start', 'reversed', 'type'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  time: ['datetime'],
};
const plain =
  'b blockquote br caption cite code dd del details dfn dl dt em figcaption figure h2 h3 h4 h5 h6 hr i ins kbd li mark ol p pre q s samp small strong sub summary sup table tbody td tfoot th thead time tr u ul var';
const elements = new Set([...Object.keys(kept), ...plain.split(' ')]);

/** Docusaurus gives this id to what a post holds, for feeds. */
const postContainer = '#__blog-post-container';

/** Parts of a post that are chrome or do nothing in a reader. */
const chrome =
  'script, style, template, link, meta, button, form, input, iframe, object, embed, svg, .hash-link, [aria-hidden="true"]';

/** HTML as browsers write it. */
const asHtml = {xml: {xmlMode: false, encodeEntities: 'utf8', emptyAttrs: true}} as const;

type Post = {
  /** Absolute address of the post. */
  url: string;
  /** What its folder holds beside its text. */
  files: readonly File[];
  /** Absolute or rooted address of the site, with a slash at its end. */
  base: string;
};

export type Content = {
  html: string;
  /** Images to publish under the address of the post. */
  images: File[];
};

/** Folder of the drawings as files of their own (src/diagrams/plugin.ts). */
const drawings = 'assets/diagrams/';

const readersType = 14;

/** A drawing becomes an image: few readers show an SVG that stands in the text. Its words are those of the image. */
function drawDiagrams($: CheerioAPI, root: Cheerio<Element>, base: string): void {
  root.find('[data-diagram]').each((_, figure) => {
    const drawing = $(figure).find('svg.drawing').first();
    const words = ['title', 'desc'].map((name) => drawing.find(name).text());
    const pixels = (name: string) =>
      String(Math.round(Number.parseFloat(drawing.attr(name) ?? '') * readersType));
    const image = $('<img>').attr({
      src: `${base}${drawings}${$(figure).attr('data-diagram')}.svg`,
      alt: `Diagram: ${words[0]}. ${words[1]}`,
      width: pixels('width'),
      height: pixels('height'),
    });
    $(figure).replaceWith($('<figure>').append(image));
  });
}

function simplifyCode($: CheerioAPI, root: Cheerio<Element>): void {
  root.find('.theme-code-block').each((_, block) => {
    const code = $(block).find('code').text();
    const title = $(block).find('[class*="codeBlockTitle"]').text();
    const pre = $('<pre>').append($('<code>').text(code));
    $(block).replaceWith(title ? $('<p>').append($('<strong>').text(title)).add(pre) : pre);
  });
}

function quoteAdmonitions($: CheerioAPI, root: Cheerio<Element>): void {
  root.find('.theme-admonition').each((_, admonition) => {
    const heading = $(admonition).children('[class*="admonitionHeading"]');
    const title = $('<p>').append($('<strong>').text(heading.text().trim()));
    heading.remove();
    $(admonition).replaceWith($('<blockquote>').append(title, $(admonition).contents()));
  });
}

/** Depth first, so that what an unwrapped element held has been simplified already. */
function simplify($: CheerioAPI, node: AnyNode, address: (value: string) => string): void {
  if (isComment(node)) $(node).remove();
  if (!isTag(node)) return;
  for (const child of [...node.children]) simplify($, child, address);
  const {name, attribs} = node;
  if (!elements.has(name) || (name === 'a' && !attribs.href)) {
    $(node).replaceWith($(node).contents());
    return;
  }
  node.attribs = pickBy(attribs, (_, key) => kept[name]?.includes(key));
  for (const key of ['href', 'src']) {
    const value = node.attribs[key];
    if (value) node.attribs[key] = address(value);
  }
}

/**
 * @param document the page of the post, as built; it stays as it is
 * @throws Error when the page holds no post
 */
export function contentOf(document: Document, {url, files, base}: Post): Content {
  const $ = load(document, asHtml);
  const root = $<Element, string>(postContainer).clone();
  if (!root.length) throw new Error(`Feeds: the page ${url} holds no post.`);
  const images = new Map<string, File>();
  const address = (value: string): string => {
    const image = imageFile(value, files);
    if (!image) return new URL(value, url).href;
    images.set(image.name, image);
    return `${url}/${encodeURIComponent(image.name)}`;
  };
  drawDiagrams($, root, base);
  simplifyCode($, root);
  quoteAdmonitions($, root);
  root.find(chrome).remove();
  for (const child of root.contents().toArray()) simplify($, child, address);
  return {html: (root.html() ?? '').trim(), images: [...images.values()]};
}
