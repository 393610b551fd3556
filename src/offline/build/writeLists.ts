/** Writes what readers without a connection need to know of a finished build (../lists.ts). */
import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {pagesOf} from '../../build/contract.node';
import {withoutBase} from '../../site/base';
import {search, searchEntryPath} from '../../site/identity';
import {everythingPath, offlinePath, shellPath} from '../../site/offline';
import {versionPath} from '../../site/version';
import {filesOfPage} from '../filesOfPage';
import {prefix} from './keptChunks';
import type {Everything, ListedFile, SearchPack, Shell} from '../lists';

export type BuiltSite = {
  outDir: string;
  /** Folder of the site on its host. */
  baseUrl: string;
  /** Site paths of chunks that every reader keeps. */
  keptChunks: readonly string[];
};

const textOf = ({outDir}: BuiltSite, file: string) => readFile(path.join(outDir, file), 'utf8');

/** Writes the whole search index as one file, beside its parts. */
async function writePack(site: BuiltSite): Promise<Shell['search']> {
  const entry = await textOf(site, searchEntryPath);
  const {build} = JSON.parse(entry) as {build: string};
  const folder = `/assets/search/${build}/`;
  const target = path.join(site.outDir, folder);
  const names = (await readdir(target)).filter((name) => name !== packName).sort();
  const files: SearchPack['files'] = {};
  for (const name of names) files[name] = await textOf(site, folder + name);
  await writeFile(path.join(target, packName), JSON.stringify({entry, files} satisfies SearchPack));
  return {entry: searchEntryPath, folder, pack: folder + packName};
}

const packName = 'pack.json';

/** Site paths of the files that a page names. */
const filesIn = ({baseUrl}: BuiltSite, html: string): string[] =>
  filesOfPage(html, baseUrl).map((address) => withoutBase(address, baseUrl));

const isThere = ({outDir}: BuiltSite, file: string) =>
  stat(path.join(outDir, file)).then(
    () => true,
    () => false,
  );

const unique = (items: readonly string[]) => [...new Set(items)].sort();

/** Site paths of kept scripts that are no chunks of the application. */
async function keptScripts({outDir}: BuiltSite): Promise<string[]> {
  const names = await readdir(path.join(outDir, 'assets/js'));
  return names
    .filter((name) => name.startsWith(prefix) && name.endsWith('.js'))
    .map((name) => `/assets/js/${name}`);
}

async function shellOf(site: BuiltSite, found: Shell['search'], version: string): Promise<Shell> {
  const pages = [offlinePath, `/${search.pagePath}`];
  const files = await Promise.all(
    pages.map(async (page) => filesIn(site, await textOf(site, `${page}.html`))),
  );
  return {
    version,
    pages,
    files: unique([...files.flat(), ...site.keptChunks, ...(await keptScripts(site))]),
    search: found,
  };
}

/** Folders of files that a page asks for by code. */
const wholeFolders = /^assets\/(js|css|samples|api|mermaid|images)\//;

async function listed(
  site: BuiltSite,
  file: string,
  sitePath = `/${file}`,
): Promise<ListedFile & {raw: number}> {
  const content = await readFile(path.join(site.outDir, file));
  const hash = file.startsWith('assets/')
    ? ''
    : createHash('sha256').update(content).digest('hex').slice(0, 8);
  return {path: sitePath, hash, bytes: gzipSync(content).length, raw: content.length};
}

async function everythingOf(site: BuiltSite, {version, search: {pack}}: Shell): Promise<Everything> {
  const all = (await readdir(site.outDir, {recursive: true})).map((file) => file.split(path.sep).join('/'));
  const pages: {file: string; path: string}[] = [];
  const named: string[] = [];
  for await (const page of pagesOf(site.outDir)) {
    if (page.file === '404.html') continue;
    pages.push({file: page.file, path: page.path});
    named.push(...filesIn(site, page.html));
  }
  const kept: string[] = [];
  for (const file of unique([
    ...named.map((name) => name.slice(1)),
    ...all.filter((name) => wholeFolders.test(name)),
  ]))
    if (path.extname(file) && (await isThere(site, file))) kept.push(file);
  const files: (ListedFile & {raw: number})[] = [];
  for (const page of pages) files.push(await listed(site, page.file, page.path));
  for (const file of [...kept, pack.slice(1)]) files.push(await listed(site, file));
  const sum = (size: 'bytes' | 'raw') => files.reduce((total, file) => total + file[size], 0);
  return {
    version,
    bytes: sum('bytes'),
    stored: sum('raw'),
    files: files.map(({path: place, hash, bytes}) => ({path: place, hash, bytes})),
  };
}

/**
 * Writes both lists and the search index as one file.
 *
 * @throws Error when the build has no search index or no version
 */
export async function writeLists(site: BuiltSite): Promise<void> {
  const {version} = JSON.parse(await textOf(site, versionPath)) as {version: string};
  const shell = await shellOf(site, await writePack(site), version);
  const everything = await everythingOf(site, shell);
  await mkdir(path.join(site.outDir, path.dirname(shellPath)), {recursive: true});
  await writeFile(path.join(site.outDir, shellPath), JSON.stringify(shell));
  await writeFile(path.join(site.outDir, everythingPath), JSON.stringify(everything));
}
