/** The Content Security Policy, as a header for all addresses and as the first element of each page. */
import type {Inline} from './inline';

export type Sources = {
  /** Origins that pages may call beside their own. */
  connect: readonly string[];
  /** Origins of scripts and sheets that pages name (options `scripts`, `stylesheets`, `headTags`). */
  origins: readonly string[];
  /** Some page draws a diagram in the browser: Mermaid writes styles that no build knows. */
  drawsInBrowser: boolean;
  /** A sheet brings a font; the bundler writes small ones into it. */
  hasFonts: boolean;
  /** There are files of sound or film. */
  hasMedia: boolean;
};

const allow = (directive: string, ...sources: readonly string[]) => [directive, ...sources].join(' ');

/** Workers are scripts to a policy that says nothing of them. */
const shared = (scripts: ReadonlySet<string>, styles: readonly string[], sources: Sources) => [
  allow("default-src 'none'"),
  allow("script-src 'self'", ...[...scripts].sort(), ...sources.origins),
  allow("style-src 'self'", ...styles, ...sources.origins),
  allow("img-src 'self' data:"),
  ...(sources.hasFonts ? [allow("font-src 'self' data:")] : []),
  ...(sources.hasMedia ? [allow("media-src 'self'")] : []),
  allow("connect-src 'self'", ...sources.connect, ...sources.origins),
  allow("manifest-src 'self'"),
  allow("base-uri 'none'"),
  allow("form-action 'self'"),
];

/**
 * @param scripts sources of all pages
 * @returns the policy that every answer can have. Styles of pages differ, so what a page may have stands in the page
 *   itself, and both policies count (CSP Level 3, section 8.1). `frame-ancestors` counts in a header only.
 */
export const headerPolicy = (scripts: ReadonlySet<string>, sources: Sources): string =>
  [...shared(scripts, ["'unsafe-inline'"], sources), "frame-ancestors 'none'"].join('; ');

/** Trusted Types, with the policy of src/site/head.ts, and that of the package with which Mermaid cleans its drawings. */
const trustedTypes = ({drawsInBrowser}: Sources) => [
  allow("require-trusted-types-for 'script'"),
  allow('trusted-types default', ...(drawsInBrowser ? ['dompurify'] : [])),
];

/** @returns the policy of one page */
export function pagePolicy({scripts, styles, styleAttributes}: Inline, sources: Sources): string {
  const own = sources.drawsInBrowser ? ["'unsafe-inline'"] : [...styles].sort();
  const attributes = [...styleAttributes].sort();
  return [
    ...shared(scripts, own, sources),
    ...(attributes.length && !sources.drawsInBrowser
      ? [allow("style-src-attr 'unsafe-hashes'", ...attributes)]
      : []),
    ...trustedTypes(sources),
  ].join('; ');
}
