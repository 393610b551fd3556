/** Dates of documents, and of the pages that list them, which are as new as the newest on them. */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {newest, type PageDates} from './rule';

type Version = LoadedContent['loadedVersions'][number];
type Item = Version['sidebars'][string][number];
type Dated = [address: string, dates: PageDates];

const dated = (address: string, modified: number | null | undefined): Dated[] =>
  modified === null || modified === undefined ? [] : [[address, {modified}]];

/** Documents below an item of a sidebar. */
function documentsOf(item: Item): string[] {
  if (item.type === 'category')
    return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...item.items.flatMap(documentsOf)];
  return item.type === 'doc' || item.type === 'ref' ? [item.id] : [];
}

function datesOfVersion({docs, sidebars, tagsPath}: Version): Dated[] {
  const listed = docs.filter(({unlisted}) => !unlisted);
  const byId = new Map(listed.map(({id, lastUpdatedAt}) => [id, lastUpdatedAt ?? undefined]));

  const indexes = (item: Item): Dated[] =>
    item.type === 'category'
      ? [
          ...(item.link?.type === 'generated-index'
            ? dated(item.link.permalink, newest(documentsOf(item).map((id) => byId.get(id))))
            : []),
          ...item.items.flatMap(indexes),
        ]
      : [];

  const tagged = new Map<string, (number | undefined)[]>();
  for (const {id, tags} of listed)
    for (const {permalink} of tags) tagged.set(permalink, [...(tagged.get(permalink) ?? []), byId.get(id)]);

  return [
    ...docs.flatMap(({permalink, lastUpdatedAt}) => dated(permalink, lastUpdatedAt)),
    ...Object.values(sidebars).flat().flatMap(indexes),
    ...[...tagged].flatMap(([permalink, moments]) => dated(permalink, newest(moments))),
    ...dated(tagsPath, newest([...tagged.values()].flat())),
  ];
}

/** @returns the dates of documents, indexes of categories and lists by tag; `src/docs/plugin.ts` has dated the documents */
export const datesOfDocs = ({loadedVersions}: LoadedContent): Dated[] =>
  loadedVersions.flatMap(datesOfVersion);
