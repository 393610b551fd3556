/** Where a page names its files: `data-files` lists scripts and sheets (src/runtime/critical-css), the rest is HTML. */
const attributes = /\s(?:data-files|src|srcset|href)=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

/**
 * @param html text of a built page
 * @param base folder of the site on its host
 * @returns addresses of the scripts, sheets and pictures that the page needs, each once
 */
export function filesOfPage(html: string, base: string): string[] {
  const found = [...html.matchAll(attributes)].flatMap(([, double, single, bare]) =>
    (double ?? single ?? bare ?? '').split(/[\s,]+/),
  );
  const isFile = (address: string) =>
    address.startsWith(`${base}assets/`) ||
    (address.startsWith(`${base}img/`) && !address.includes('favicon'));
  return [...new Set(found.filter(isFile))];
}
