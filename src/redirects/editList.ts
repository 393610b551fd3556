/** Changes the text of `redirects.yml` by an entry; comments and other entries stay as they are. */
import {isMap, isSeq, parseDocument, YAMLSeq, type YAMLMap} from 'yaml';
import {listFile, parseRedirects, split, type Redirect} from './list';

const addressIn = (entry: YAMLMap, key: 'from' | 'to') => String(entry.get(key));

/** Writes another address, without its anchor where it had one that it keeps. */
function rename(entry: YAMLMap, key: 'from' | 'to', before: string, after: string): void {
  const address = addressIn(entry, key);
  const isHeading = !before.includes('#') && address.startsWith(`${before}#`);
  if (address === before || isHeading) entry.set(key, after + address.slice(before.length));
}

/** An entry that led to a heading of a removed page leads to the page that takes over. */
function leaveHeading(entry: YAMLMap, page: string, to: string): void {
  if (!addressIn(entry, 'to').startsWith(`${page}#`)) return;
  entry.set('to', to);
  entry.set('removed', true);
}

/**
 * No redirect leads to another: those to the old address lead to the new one, and one from the new address, to which the
 * page has come back, is taken out. Entries of headings go with their page.
 *
 * @param text of the list
 * @param entry to be added
 * @returns the text of the list with it
 * @throws Error with line and remedy when the list cannot be read
 */
export function withRedirect(text: string, {from, to, removed}: Omit<Redirect, 'line'>): string {
  const [problem] = parseRedirects(text).problems;
  if (problem) throw new Error(`${listFile}:${problem.line} ${problem.message} Remedy: ${problem.remedy}`);
  // It is about the whole list, and the parser gives it to the first entry, which may go.
  const [comment = ''] = /^(?:#.*\n)*/.exec(text) ?? [];
  const document = parseDocument(text.slice(comment.length));
  const list = isSeq(document.contents) ? document.contents : new YAMLSeq();
  const isPage = !split(from)[1];
  const isOver = (address: string) =>
    [from, to].includes(address) || (isPage && removed && address.startsWith(`${from}#`));
  const entries = list.items.filter(
    (entry): entry is YAMLMap => isMap(entry) && !isOver(addressIn(entry, 'from')),
  );
  for (const entry of entries) {
    if (isPage && removed) leaveHeading(entry, from, to);
    rename(entry, 'to', from, to);
    if (isPage && !removed) rename(entry, 'from', from, to);
  }
  list.items = [...entries, document.createNode({from, to, ...(removed && {removed})})];
  list.flow = false;
  document.contents = list as typeof document.contents;
  return comment + document.toString({lineWidth: 0});
}
