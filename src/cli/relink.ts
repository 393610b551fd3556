/** What every file says when a page has another address, or another page has its content. */
import path from 'node:path';
import {escapeRegExp} from 'lodash';
import {parseDocument, type Document, type YAMLMap, type YAMLSeq} from 'yaml';
import {pageAddress} from '../content/contract';
import {ledgerFile, linksOf, parsePage, type ProjectFiles} from '../rules/contract';
import {listFile, redirectsIn} from '../redirects/contract.node';
import {site} from '../site/identity';

/** A page: its address, and its file where authors write it. */
export type Place = {address: string; file?: string};

export type Change = {
  from: Place;
  to: Place;
  /** Those of the other page that has the content now; a page that moves keeps its own. */
  anchors?: readonly string[];
};

const tests = ['tests/content', 'tests/programs', 'tests/support/judged'];
const folders = ['docs', 'blog', 'openapi', 'src', 'static', '.github', ...tests];
const alone = ['sidebars.ts', 'docusaurus.config.ts', 'README.md', 'CONTRIBUTING.md'];

const isRead = (file: string) =>
  /\.(mdx?|ya?ml|json|tsx?|txt)$/.test(file) &&
  !/^(docs\/api|openapi\/published|src\/(redirects|cli))\//.test(file);

const idOf = ({address, file = `${address}.md`}: Place) => file.replace(/^\/?docs\/|\.mdx?$/g, '');

/** @returns the path of a file for links from another */
function relative(file: string, from: string): string {
  const link = path.posix.relative(path.posix.dirname(from), file);
  return link.startsWith('.') ? link : `./${link}`;
}

const isPost = (file: string) => file.startsWith('blog/');

/** @returns a link to a page; docs and posts link to each other by address */
const linkTo = ({address, file}: Place, from: string): string =>
  file && isPost(file) === isPost(from) ? relative(file, from) : address;

/** @returns the text with the links that readers and other files follow to the page */
function relinked(text: string, file: string, {from, to, anchors}: Change, files: ProjectFiles): string {
  const kept = (anchor = '') => (!anchors || anchors.includes(anchor.slice(1)) ? anchor : '');
  const anchored = String.raw`(#[\w-]+(?:\.[\w-]+)*)?`;
  const address = new RegExp(
    `(?<=^|[^\\w./-]|${escapeRegExp(site.url)})${escapeRegExp(from.address)}/?${anchored}(?![\\w/-]|\\.(?!md\\b)\\w)`,
    'gm',
  );
  // Of a page that is gone, only the address is known.
  const isOld = (name: string) =>
    from.file
      ? name === from.file
      : !files.has(name) && pageAddress(name) === from.address && name.startsWith('docs/');
  // In Markdown, other names of files are words or code.
  const isText = /\.mdx?$/.test(file);
  const isLink = (whole: string, at: number) => /(\]\(<?|\]: *|(href|to)=")$/.test(whole.slice(0, at));
  return text
    .replace(address, (_, anchor?: string) => to.address + kept(anchor))
    .replace(
      new RegExp(String.raw`(?<![\w./-])[\w./-]+\.mdx?${anchored}(?![\w-])`, 'g'),
      (written: string, anchor: string | undefined, at: number, whole: string) => {
        if (isText && !isLink(whole, at)) return written;
        const name = written.slice(0, written.length - (anchor?.length ?? 0));
        if (isOld(name)) return (to.file ?? name) + (anchor ?? '');
        const target = path.posix.join(path.posix.dirname(file), name);
        return isOld(target) ? linkTo(to, file) + kept(anchor) : written;
      },
    );
}

/** @returns the text of a page in another folder, from which its links and pictures are elsewhere */
function carried(source: string, from: string, to: string): string {
  let text = source;
  for (const link of linksOf(parsePage(from, source)).reverse()) {
    const [, name = '', rest = ''] = /^([^#?]*)(.*)$/s.exec(link.url) ?? [];
    if (!name || /^(\/|[a-z][a-z0-9+.-]*:)/i.test(name)) continue;
    const target = path.posix.join(path.posix.dirname(from), name);
    const url = relative(target === from ? to : target, to) + rest;
    const start = link.position?.start.offset ?? 0;
    const at = source.slice(0, link.position?.end.offset).lastIndexOf(link.url);
    if (at >= start) text = text.slice(0, at) + url + text.slice(at + link.url.length);
  }
  return text;
}

/** @returns the sidebars with the page that replaces another in its place, or without the page */
function inSidebars(text: string, {from, to, anchors}: Change): string {
  const id = `'${escapeRegExp(idOf(from))}'`;
  if (!anchors) return text.replace(new RegExp(id, 'g'), `'${idOf(to)}'`);
  const entry = String.raw`(?:page\(\s*${id}[^()]*\)|${id})`;
  return text.replace(new RegExp(String.raw`(?<=[[,]\s*)${entry},\s*|,\s*${entry}(?=\s*\])`, 'g'), '');
}

/** @returns the front matter of a page with what comes before or after it; none when that is the page itself */
const paginated = (text: string, file: string, {from, to}: Change): string =>
  text.replace(
    new RegExp(`^(pagination_(?:prev|next): )(['"]?)${escapeRegExp(idOf(from))}\\2\n`, 'm'),
    (_, key: string) => (file === to.file ? '' : `${key}${idOf(to)}\n`),
  );

/** @returns the text whose lists of addresses have the one that replaces another only once */
const once = (text: string, address: string): string =>
  text.replace(/\[\/[^\]]*\]/g, (list) => {
    const entries = list.slice(1, -1).split(', ');
    return `[${entries.filter((entry, index) => entry !== address || entries.indexOf(entry) === index).join(', ')}]`;
  });

/** @returns the list with the old address, and those that led to it, leading to the new one */
function redirected(text: string, from: string, to: string): string {
  const list = parseDocument(text) as unknown as Document<YAMLSeq<YAMLMap>> & {contents: object};
  const {items} = list.contents;
  for (const entry of items) if (entry.get('to') === from) entry.set('to', to);
  list.contents.items = items.filter((entry) => ![from, to].includes(String(entry.get('from'))));
  if (from !== to) list.contents.items.push(list.createNode({from, to}, {flow: true}) as never);
  list.contents.flow = false;
  return list.toString({lineWidth: 0, flowCollectionPadding: false});
}

/**
 * @param files of the project
 * @param change what becomes of the page
 * @returns the texts of all files that change, by their paths; that of a page that moves by its new one
 * @throws Error when the list of redirects is wrong
 */
export function changesFor(files: ProjectFiles, change: Change): Map<string, string> {
  const {from, to, anchors} = change;
  const texts = new Map<string, string>();
  const {redirects, problems} = redirectsIn(files.read(listFile) || '[]');
  if (problems[0]) throw new Error(`${listFile}: ${problems[0].message} Remedy: ${problems[0].remedy}`);
  const edit = (file: string, change: (text: string) => string, target = file) => {
    const before = texts.get(file) ?? files.read(file) ?? '';
    const after = change(before);
    if (after !== before || target !== file) texts.set(target, after);
  };
  for (const file of [...folders.flatMap((folder) => files.list(folder)), ...alone].filter(isRead)) {
    const isMoved = file === from.file;
    if (isMoved && anchors) continue;
    const target = (isMoved && to.file) || file;
    const own = (text: string) => (isMoved ? carried(text, file, target) : text);
    edit(file, (text) => paginated(relinked(own(text), target, change, files), target, change), target);
  }
  if (anchors)
    for (const file of files.list('docs').filter((each) => each.endsWith('.yml')))
      edit(file, (text) => once(text, to.address));
  edit('sidebars.ts', (text) => inSidebars(text, change));
  edit(listFile, (text) => redirected(text || '[]', from.address, to.address));
  // They would lead to the top of the page that takes its place.
  const gone = [from.address, ...redirects.flatMap((entry) => (entry.to === from.address ? entry.from : []))];
  const isLost = (address: string, anchor: string) => gone.includes(address) && !anchors?.includes(anchor);
  if (anchors)
    edit(ledgerFile, (text) =>
      text.replace(/^(.+)#(.+)\n/gm, (line, ...parts: [string, string]) => (isLost(...parts) ? '' : line)),
    );
  return texts;
}
