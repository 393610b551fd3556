/** A built page, with its styles and the starter inside it and React's files named for later. */
import {isText, type Element} from 'domhandler';
import {replaced, type Edit} from '../../build/contract.node';
import {noScriptStyles} from '../noScript';
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
};

const isSheet = ({name, attribs}: Element) => name === 'link' && attribs.rel === 'stylesheet';

const isScript = ({name, attribs}: Element) =>
  name === 'script' && /^\/(.*\/)?assets\/js\//.test(attribs.src ?? '');

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
  };
}

export type Parts = {
  /** Addresses of the whole sheets. */
  sheets: readonly string[];
  /** Text of the styles that the page uses. */
  styles: PageStyles;
  /** Address of the loader. */
  loader: string;
  /** Text of the starter, which finds the names of the files beside it. */
  starter: string;
};

function head({sheets, styles, loader, starter}: Parts, scripts: readonly Element[]): string {
  const noScript = sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const files = [loader, ...sheets, ...scripts.map(({attribs}) => attribs.src)].join(' ');
  return (
    `<style>${styles.first}</style><noscript>${noScript}<style>${noScriptStyles}</style></noscript>` +
    `<script data-files="${files}">${starter}</script>`
  );
}

/** In SVG, where a sheet may stand in the body, text is read as that of any element. */
const escaped = (css: string) => css.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** What no first view needs; the loader (../bootstrap/loader) takes it away when the whole sheets are there. */
const foot = ({later}: PageStyles) =>
  `<div hidden data-later><svg><style>${escaped(later)}</style></svg></div>` +
  `<script type="speculationrules">${speculation}</script>`;

/** The white space after the drawing goes with it. */
function withoutSprite(sprite: Element): Edit {
  const edit = replaced(sprite);
  const {next} = sprite;
  const isSpace = next && isText(next) && !next.data.trim();
  return isSpace ? {...edit, end: (next.endIndex ?? 0) + 1} : edit;
}

/**
 * Replaces the links of sheets and scripts by styles and the starter. Without JavaScript the whole sheets are linked.
 *
 * @param files of the page, with one sheet at least
 * @param end length of its text
 */
export function rewrite(
  {sheets: [first, ...others], scripts, sprite}: Files,
  parts: Parts,
  end: number,
): Edit[] {
  return [
    ...(first ? [replaced(first, head(parts, scripts))] : []),
    ...[...others, ...scripts].map((element) => replaced(element)),
    ...(sprite ? [withoutSprite(sprite)] : []),
    {start: end, end, text: foot(parts.styles)},
  ];
}
