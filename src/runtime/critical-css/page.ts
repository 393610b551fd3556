/** A built page, with its styles and the starter inside it and React's files named for later. */
import {isTag, isText, type Element} from 'domhandler';
import {replaced, type Edit} from '../../build/contract.node';
import {firstMark} from '../../site/head';
import type {PageStyles} from './sheet';

/** The browser fetches the page behind a link that the reader points at, until React does so (src/runtime/bootstrap/loader). */
const speculation = JSON.stringify({prefetch: [{where: {href_matches: '/*'}, eagerness: 'moderate'}]});

/** What a page brings with it. */
export type Files = {
  /** Links of sheets, in their order. */
  sheets: Element[];
  /** Scripts of the bundler, in their order. */
  scripts: Element[];
  /** The theme's only shared drawing, which our own (src/layout/ui/Icon/ExternalLink) does not refer to. */
  sprite: Element | undefined;
  /** Scripts and styles that have to count before the first paint, in their order: the site's own, and the colour mode of the theme. */
  first: Element[];
};

/** The sheets of other hosts, which the option `stylesheets` may name, stay where they are. */
const isSheet = ({name, attribs}: Element) =>
  name === 'link' && attribs.rel === 'stylesheet' && /^\/(?!\/)/.test(attribs.href ?? '');

const isScript = ({name, attribs}: Element) =>
  name === 'script' && /^\/(.*\/)?assets\/js\//.test(attribs.src ?? '');

const textOf = ({children}: Element) => children.map((child) => (isText(child) ? child.data : '')).join('');

/** The script of the theme, which catches what it throws. */
const setsColourMode = (element: Element) =>
  element.name === 'script' &&
  element.attribs.src === undefined &&
  element.parent &&
  isTag(element.parent) &&
  element.parent.name === 'body' &&
  /^!function.*setAttribute\("data-theme"/.test(textOf(element));

const isFirst = (element: Element) => element.attribs[firstMark] !== undefined || setsColourMode(element);

/** @param elements of a page */
export function filesOf(elements: readonly Element[]): Files {
  const drawing = elements.find(
    ({name, attribs}) => name === 'symbol' && attribs.id === 'theme-svg-external-link',
  );
  return {
    sheets: elements.filter(isSheet),
    scripts: elements.filter(isScript),
    // The drawing stands in `defs`.
    sprite: drawing?.parent?.parent as Element | undefined,
    first: elements.filter(isFirst),
  };
}

export type Parts = {
  /** Addresses of the whole sheets, each once. */
  sheets: readonly string[];
  /** Text of the styles that the page uses. */
  styles: PageStyles;
  /** Address of the sheet for readers without JavaScript. */
  noScript: string;
  /** Address of the loader. */
  loader: string;
  /** Address of the module of the search. */
  island: string;
  /** Text of the starter, which finds the names of the files beside it. */
  starter: string;
};

/** The texts of all in one element: each needs a hash in the policy of the page (src/policy). */
const joined = (first: readonly Element[], name: string, between: string) =>
  first
    .filter((element) => element.name === name)
    .map((element) => textOf(element) + between)
    .join('');

function head({sheets, styles, noScript, loader, island, starter}: Parts, {first}: Files): string {
  const whole = [...sheets, noScript].map((href) => `<link rel=stylesheet href=${href}>`).join('');
  return (
    `<style>${joined(first, 'style', '')}${styles.first}</style><noscript>${whole}</noscript>` +
    `<script data-files="${loader} ${island}">${joined(first, 'script', ';')}${starter}</script>`
  );
}

/** In SVG, where a sheet may stand in the body, text is read as that of any element. */
const escaped = (css: string) => css.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * What no first view needs, with the names of what hydration needs; the loader (../bootstrap/loader) takes it away when the
 * whole sheets are there.
 */
function foot({sheets, styles}: Parts, {scripts}: Files): string {
  const files = [...sheets, ...scripts.map(({attribs}) => attribs.src)].join(' ');
  return (
    `<div hidden data-later data-files="${files}"><svg><style>${escaped(styles.later)}</style></svg></div>` +
    `<script type="speculationrules">${speculation}</script>`
  );
}

/** The white space after the drawing goes with it. */
function withoutSprite(sprite: Element): Edit {
  const edit = replaced(sprite);
  const {next} = sprite;
  const isSpace = next && isText(next) && !next.data.trim();
  return isSpace ? {...edit, end: next.endIndex ?? 0} : edit;
}

/**
 * Replaces the links of sheets and scripts by styles and the starter. Without JavaScript the whole sheets are linked.
 *
 * @param files of the page, with one sheet at least
 * @param end length of its text
 */
export function rewrite(files: Files, parts: Parts, end: number): Edit[] {
  const {
    sheets: [sheet, ...others],
    scripts,
    sprite,
    first,
  } = files;
  return [
    ...(sheet ? [replaced(sheet, head(parts, files))] : []),
    ...[...others, ...scripts, ...first].map((element) => replaced(element)),
    ...(sprite ? [withoutSprite(sprite)] : []),
    {start: end, end, text: foot(parts, files)},
  ];
}
