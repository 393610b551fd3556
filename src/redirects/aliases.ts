/**
 * Old names of headings, in the pages that readers look for them on: an empty element before the heading that has a new
 * name, and, for a heading that is on another page now, a line at the end that leads there. No script is needed, and no
 * other page brings a byte for it.
 */
import path from 'node:path';
import type {Heading, Nodes, Paragraph, Parents, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {pageAddress} from '../content/contract';
import {split, type Redirect} from './list';
import {readList} from './readList';

/** Old and new anchors of a page, and addresses of headings that have left it. */
export type Aliases = {here: [old: string, now: string][]; away: [old: string, address: string][]};

/** @returns the aliases of the page at an address */
export function aliasesOf(address: string, redirects: readonly Redirect[]): Aliases {
  const own = redirects.filter(({from, removed}) => !removed && from.startsWith(`${address}#`));
  const pairs = own.map(({from, to}) => ({old: split(from)[1], to, target: split(to)}));
  return {
    here: pairs.filter(({target}) => target[0] === address).map(({old, target}) => [old, target[1]]),
    away: pairs.filter(({target}) => target[0] !== address).map(({old, to}) => [old, to]),
  };
}

// mdast has no type for it: `hName` is what mdast-util-to-hast makes of it.
const mark = (id: string) =>
  ({type: 'paragraph', data: {hName: 'span', hProperties: {id}}, children: []}) as Paragraph;

/** `what-each-role-may-do` in words. */
const inWords = (anchor: string) => anchor.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());

const line = ([old, address]: Aliases['away'][number]): Paragraph => ({
  type: 'paragraph',
  children: [
    {
      type: 'link',
      url: address,
      data: {hProperties: {id: old}},
      children: [{type: 'text', value: `${inWords(old)} is on another page now`}],
    },
  ],
});

/** Docusaurus gives each heading its id before the other plugins run. */
const idOf = ({data}: Heading): unknown => data?.hProperties?.id ?? (data as {id?: unknown} | undefined)?.id;

/** @returns whether a heading with the id was found */
function markHeading(root: Root, old: string, now: string): boolean {
  let isFound = false;
  visit(root, 'heading', (heading, index, parent) => {
    if (idOf(heading) !== now || !parent || index === undefined) return undefined;
    (parent.children as RootContent[]).splice(index, 0, mark(old));
    isFound = true;
    return false;
  });
  return isFound;
}

type Attribute = {name?: string; value?: string | {value: string} | null};

/** In MDX an id may be a text, `id="now"`, or an expression, `id={"now"}` and `ids={["now", "then"]}`. */
const names = ({name, value}: Attribute, id: string): boolean =>
  (name === 'id' && value === id) ||
  (/^ids?$/.test(name ?? '') && typeof value === 'object' && !!value?.value.includes(JSON.stringify(id)));

function hasId(node: Nodes, id: string): boolean {
  const {value, attributes = []} = node as {value?: string; attributes?: Attribute[]};
  return (
    (node.type === 'html' && !!value?.includes(`id="${id}"`)) ||
    attributes.some((attribute) => names(attribute, id))
  );
}

/** @returns where the block with an id stands: a row of a list or table has its mark before the list or table */
function placeOf(parent: Parents, id: string): [Parents, number] | undefined {
  for (const [index, child] of parent.children.entries()) {
    if (hasId(child, id)) return [parent, index];
    const inner = 'children' in child ? placeOf(child, id) : undefined;
    if (inner) return child.type === 'mdxJsxFlowElement' ? inner : [parent, index];
  }
  return undefined;
}

/** Marks what has an id, such as an error code or a field of the API reference; the end of the page when there is none. */
function markBlock(root: Root, old: string, now: string): void {
  const [parent, index] = placeOf(root, now) ?? [root, root.children.length];
  (parent.children as RootContent[]).splice(index, 0, mark(old));
}

/** Puts the aliases of a page into it. */
export function addAliases(root: Root, {here, away}: Aliases): void {
  for (const [old, now] of here) if (!markHeading(root, old, now)) markBlock(root, old, now);
  root.children.push(...away.map(line));
}

/**
 * A remark plugin for every content plugin; it comes after Docusaurus's own, which give headings their ids.
 *
 * @param root folder of the project
 */
export function aliases({root: folder}: {root: string}) {
  return (root: Root, file: VFile): void => {
    const name = path.relative(folder, file.path).replaceAll('\\', '/');
    const {slug, id} = (file.data.frontMatter ?? {}) as {slug?: unknown; id?: unknown};
    const found = aliasesOf(pageAddress(name, slug ?? id), readList(folder));
    addAliases(root, found);
  };
}
