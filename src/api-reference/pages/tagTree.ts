/** How tags stand in one another: by the parents that OpenAPI 3.2 gives them, and in the groups of `x-tagGroups`. */
import {isObject} from '../model/walk';
import type {ApiDocument} from '../model/openApiTypes';

/** A category of the sidebar; without a page it only holds others. */
export type TagNode = {label: string; page?: string; items: TagNode[]};

/** File beside the generated sidebar. */
export const tagTreeFile = 'tags.json';

type Group = {name: string; tags: unknown[]};

const isGroup = (value: unknown): value is Group =>
  isObject(value) && typeof value.name === 'string' && Array.isArray(value.tags);

type Parents = ReadonlyMap<string, string | undefined>;

/** The tags above a tag, the nearest first; a circle ends where it would begin again. */
function above(name: string, parents: Parents): string[] {
  const found: string[] = [];
  for (
    let next = parents.get(name);
    next !== undefined && parents.has(next) && ![name, ...found].includes(next);
    next = parents.get(next)
  )
    found.push(next);
  return found;
}

/**
 * @param document whose tags may be nested
 * @returns the categories of its sidebar; undefined where each tag stands for itself
 */
export function tagTree({tags, specification}: ApiDocument): TagNode[] | undefined {
  const given: unknown = specification['x-tagGroups'];
  const groups = Array.isArray(given) ? given.filter(isGroup) : [];
  const declared = specification.tags ?? [];
  if (!groups.length && !declared.some(({parent}) => parent !== undefined)) return undefined;

  const parents: Parents = new Map(declared.map(({name, parent}) => [name, parent]));
  const nodes = new Map<string, TagNode>();
  for (const {name, summary, 'x-displayName': label} of declared)
    nodes.set(name, {label: label ?? summary ?? name, items: []});
  for (const {name, title, id} of tags) nodes.set(name, {label: title, page: id, items: []});
  const isCircular = (name: string) => above(name, parents).some((one) => parents.get(one) === name);

  const top = new Map<string, TagNode>();
  for (const [name, node] of nodes) {
    const parent = isCircular(name) ? undefined : nodes.get(parents.get(name) ?? '');
    if (parent && parent !== node) parent.items.push(node);
    else top.set(name, node);
  }
  // A tag that several groups name stands in the first of them; one that no group names keeps its place.
  const grouped = groups.map(({name, tags: members}): TagNode => {
    const items = members.flatMap((member) => (typeof member === 'string' && top.get(member)) || []);
    for (const member of members) if (typeof member === 'string') top.delete(member);
    return {label: name, items};
  });
  return [...grouped, ...top.values()].flatMap(withPages);
}

/** A tag, or group, without a page and without others in it, is nothing to a reader. */
function withPages({items, ...node}: TagNode): TagNode[] {
  const held = items.flatMap(withPages);
  return node.page === undefined && !held.length ? [] : [{...node, items: held}];
}
