/** Follows every address that the files of a built site hold: whether it stays in the site, and something is there. */
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {Parser} from 'htmlparser2';
import {notFoundFile} from './headers';

/** What a file refers to, as it is written, and the anchors that others may refer to. */
type FileContents = {addresses: string[]; anchors?: Set<string>};

export type BrokenReference = {file: string; address: string; problem: string};

const found =
  (pattern: RegExp) =>
  (text: string): FileContents => ({
    addresses: [...text.matchAll(pattern)].map(([whole, address = whole]) => address),
  });

/** Of these, names of files hold no quotes and brackets. */
const ofStyles = found(/url\(\s*["']?([^"')\s]+)["']?\s*\)/g);

function ofAttribute(name: string, value: string): string[] {
  if (/^(href|src|action|formaction|poster|data)$/.test(name)) return [value];
  // Several, parted by spaces (`data-files`: src/runtime/critical-css/plugin), with descriptors such as `2x`.
  if (/^(srcset|imagesrcset|data-files)$/.test(name))
    return value.split(/[\s,]+/).filter((part) => part && !/^[\d.]+[wx]$/.test(part));
  if (name === 'style') return ofStyles(value).addresses;
  // Metadata: cards of social networks hold whole addresses, redirects a path.
  return (name === 'content' && /^https?:\/\/\S+$|(?<=;\s*url=)\S+$/i.exec(value)?.slice(0, 1)) || [];
}

function ofPage(text: string): FileContents {
  const addresses: string[] = [];
  const anchors = new Set<string>();
  let isInStyle = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      isInStyle = name === 'style';
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute === 'id' || (name === 'a' && attribute === 'name')) anchors.add(value);
        addresses.push(...ofAttribute(attribute, value));
      }
    },
    ontext: (styles) => isInStyle && addresses.push(...ofStyles(styles).addresses),
    onclosetag: () => (isInStyle = false),
  });
  parser.end(text);
  return {addresses, anchors};
}

/** By name; pictures refer to nothing, scripts by code, and the words that the search has are examples. */
const readers: readonly [names: RegExp, read: (text: string) => FileContents][] = [
  [/\.html$/, ofPage],
  [/\.css$/, ofStyles],
  // Feeds and the site map of search engines: whole addresses, and links of the HTML in them.
  [/\.(xml|svg)$/, found(/(?<=\b(?:href|src)=["'])[^"']+|https?:\/\/[^\s"'<>\])}]+/g)],
  // Whole addresses only, without the comma or full stop after them; one that an ellipsis cuts is none.
  [
    /^(?!assets\/search\/).*\.(json|txt|md|csv|yaml|webmanifest)$/,
    found(/https?:\/\/[^\s"'<>\])}\\`|,…]*[^\s"'<>\])}\\`|,.:;…](?![^\s"'<>\])}\\`|,]*…)/g),
  ],
];

/**
 * @param folder of a build
 * @param siteUrl the address that the build was made for, with its folder, such as `https://example.com/help/`
 * @returns the addresses that lead out of the folder of the site or to nothing, in the order of the files
 * @throws Error when the folder holds no page
 */
export async function crawl(folder: string, siteUrl: string): Promise<BrokenReference[]> {
  const root = new URL(siteUrl.replace(/\/*$/, '/'));
  const entries = (await readdir(folder, {recursive: true, withFileTypes: true})).filter((one) =>
    one.isFile(),
  );
  const names = entries.map(({parentPath, name}) => path.relative(folder, path.join(parentPath, name)));
  const files = new Set(names.map((name) => name.replaceAll(path.sep, '/')).sort());
  if (!files.has('index.html'))
    throw new Error(`${path.resolve(folder)} holds no built site. Remedy: build the site into it.`);
  const contents = new Map<string, FileContents>();
  for (const file of files) {
    const read = readers.find(([pattern]) => pattern.test(file))?.[1];
    if (read) contents.set(file, read(await readFile(path.join(folder, file), 'utf8')));
  }

  function problemOf(file: string, written: string): string | undefined {
    // Policies and documents may leave the port free.
    const address = written.replace(/:(\*|\{\w*)$/, '');
    // The page for unknown addresses has no address of its own.
    const own = file === notFoundFile ? '' : file.replace(/(^|\/)index\.html$|\.html$/, '');
    const from = new URL(own, root);
    if (!URL.canParse(address, from)) return 'is no address';
    const {origin, pathname, hash} = new URL(address, from);
    // The name of the host alone is no link.
    if (origin !== root.origin || address === origin || `${pathname}/` === root.pathname) return undefined;
    if (!pathname.startsWith(root.pathname)) return `leads out of ${root.pathname}`;
    const bare = decodeURIComponent(pathname.slice(root.pathname.length)).replace(/\/$/, '');
    const target = [`${bare}.html`, path.posix.join(bare, 'index.html'), bare].find((one) => files.has(one));
    if (!target) return 'leads to nothing';
    const anchors = hash.length > 1 && contents.get(target)?.anchors;
    const isThere = !anchors || anchors.has(decodeURIComponent(hash.slice(1)));
    return isThere ? undefined : `leads to no anchor of ${target}`;
  }

  return [...contents].flatMap(([file, {addresses}]) =>
    addresses.flatMap((address) => {
      const problem = problemOf(file, address);
      return problem ? [{file, address, problem}] : [];
    }),
  );
}
