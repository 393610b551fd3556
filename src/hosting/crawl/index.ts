/** Follows every address that the files of a built site hold: whether it stays in the site, and something is there. */
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {readerOf, type FileContents, type Reference} from './references';

export type BrokenReference = Reference & {file: string; problem: string};

/** The page for unknown addresses; it has no address of its own to check. */
const notFound = '404.html';

/** @returns the file that a static host answers with, or undefined */
function fileAt(sitePath: string, files: ReadonlySet<string>): string | undefined {
  const bare = sitePath.replace(/^\/|\/$/g, '');
  return [bare, `${bare}.html`, path.posix.join(bare, 'index.html')].find((file) => files.has(file));
}

/** Where a page is published: `docs/intro.html` is `/docs/intro`. */
const addressOf = (file: string) => file.replace(/(^|\/)index\.html$|\.html$/, '');

/**
 * @param folder of a build
 * @param siteUrl the address that the build was made for, with its folder, such as `https://example.com/help/`
 * @returns the addresses that lead out of the folder of the site or to nothing, in the order of the files
 * @throws Error when the folder holds no page
 */
export async function crawl(folder: string, siteUrl: string): Promise<BrokenReference[]> {
  const root = new URL(siteUrl.replace(/\/*$/, '/'));
  const names = (await readdir(folder, {recursive: true, withFileTypes: true}))
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.relative(folder, path.join(parentPath, name)).replaceAll('\\', '/'))
    .sort();
  if (!names.includes('index.html'))
    throw new Error(`${path.resolve(folder)} holds no built site. Remedy: build the site into it.`);
  const files = new Set(names);
  const contents = new Map<string, FileContents>();
  for (const name of names) {
    const read = readerOf(name);
    if (read) contents.set(name, read(await readFile(path.join(folder, name), 'utf8')));
  }

  function problemOf(file: string, address: string): string | undefined {
    const from = new URL(file === notFound ? '' : addressOf(file), root);
    if (!URL.canParse(address, from)) return 'is no address';
    const to = new URL(address, from);
    if (to.origin !== root.origin) return undefined;
    if (`${to.pathname}/` === root.pathname) return undefined;
    // The name of the host alone is no link.
    if (address === root.origin) return undefined;
    if (!to.pathname.startsWith(root.pathname)) return `leads out of ${root.pathname}`;
    const target = fileAt(decodeURIComponent(to.pathname.slice(root.pathname.length - 1)) || '/', files);
    if (!target) return 'leads to nothing';
    const anchors = to.hash.length > 1 && target.endsWith('.html') && contents.get(target)?.anchors;
    if (anchors && !anchors.has(decodeURIComponent(to.hash.slice(1))))
      return `leads to no anchor of ${target}`;
    return undefined;
  }

  return [...contents].flatMap(([file, {references}]) =>
    references.flatMap((reference) => {
      const problem = problemOf(file, reference.address);
      return problem ? [{...reference, file, problem}] : [];
    }),
  );
}
