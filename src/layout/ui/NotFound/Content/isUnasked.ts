/** Docusaurus shows the page of `/x` at `/x.html` and at `/x/index.html`. */
const shown = (pathname: string) => pathname.replace(/(\/index)?\.html$/, '');

/**
 * @param pathname where the router has come to
 * @param loaded address with which the page was loaded; undefined where the browser does not tell
 * @returns whether the server has not been asked for this address yet: it may have a redirect
 */
export function isUnasked(pathname: string, loaded: string | undefined): boolean {
  if (loaded === undefined) return false;
  const asked = new URL(loaded).pathname;
  // One that cannot be decoded is corrected in place (static/not-found.js): it must not be asked for again.
  return shown(asked) !== shown(pathname) && !asked.includes('%');
}
