/** A built page, with its styles and the starter inside it and React's files named for later. */

const link = /<link\b[^>]*\brel="?stylesheet"?[^>]*>/g;
const script = /<script\b[^>]*\bsrc="?(\/[^">\s]*\/assets\/js\/|\/assets\/js\/)[^>]*><\/script>/g;

/** The theme's only shared drawing, which our own (src/layout/ui/Icon/ExternalLink) does not refer to. */
const sprite = /<svg\b[^>]*><defs>\s*<symbol id="?theme-svg-external-link"?[\s\S]*?<\/svg>\s*/;

/** Value of an attribute, quoted or not. */
const valueOf = (tag: string, attribute: string) =>
  new RegExp(`\\b${attribute}="?([^">\\s]+)`).exec(tag)?.[1] ?? '';

/** Without a script, what needs one is not shown, and all panels of tabs are, each under its name. */
const noScriptStyles =
  '.needs-script{display:none!important}[role=tabpanel]{display:block!important}.tab-heading{display:block}';

/** The browser fetches the page behind a link that the reader points at, until React does so (starter/start.ts). */
const speculation = JSON.stringify({prefetch: [{where: {href_matches: '/*'}, eagerness: 'moderate'}]});

/** Names of the files that a page brings with it. */
export type Files = {sheets: string[]; scripts: string[]};

/**
 * @param html of a page, minified or not
 * @returns the addresses of its sheets and scripts, in their order
 */
export function filesOf(html: string): Files {
  return {
    sheets: (html.match(link) ?? []).map((tag) => valueOf(tag, 'href')),
    scripts: (html.match(script) ?? []).map((tag) => valueOf(tag, 'src')),
  };
}

export type Parts = Files & {
  /** Text of the styles that the page uses. */
  styles: string;
  /** Version of the site. */
  version: string;
  /** Address of the loader. */
  loader: string;
  /** Text of the starter, which finds the names of the files beside it. */
  starter: string;
};

/**
 * Replaces the links of sheets and scripts by styles and the starter, and puts the version of the site on the page.
 * Without JavaScript the whole sheets are linked.
 *
 * @param html of a page
 */
export function rewrite(html: string, {sheets, scripts, styles, version, loader, starter}: Parts): string {
  const noScript = sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const head =
    `<style>${styles}</style><noscript>${noScript}<style>${noScriptStyles}</style></noscript>` +
    `<script data-files="${[loader, ...sheets, ...scripts].join(' ')}">${starter}</script>` +
    `<script type="speculationrules">${speculation}</script>`;
  let isFirst = true;
  return html
    .replace(link, () => {
      const here = isFirst ? head : '';
      isFirst = false;
      return here;
    })
    .replace(script, '')
    .replace(sprite, '')
    .replace(/<html\b/, `<html data-version=${version}`);
}
