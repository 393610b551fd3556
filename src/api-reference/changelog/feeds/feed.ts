/** The published versions of an API as a feed. */
import type {Feed, FeedItem} from '../../../blog/contract.node';
import {anchorOf, type VersionSection} from '../changeLogPage';

/** What every feed of the site says about itself. */
export type Publisher = Pick<Feed, 'siteUrl' | 'language' | 'copyright' | 'icon'> & {name: string};

function summaryOf({previous, operations, changes}: VersionSection): string {
  if (previous === undefined) return `The first version, with ${operations} operations.`;
  if (!changes.length) return `No change since ${previous} affects clients.`;
  const breaking = changes.filter((change) => change.breaking).length;
  return breaking
    ? `Changes since ${previous}: ${breaking} break clients, ${changes.length - breaking} do not.`
    : `Changes since ${previous}: ${changes.length}, of which none breaks clients.`;
}

export const feedTitle = (api: string, site: string): string => `${site}: changes to the ${api}`;

/**
 * @param title of the API
 * @param path site path of its change log
 * @param sections of its versions, the newest first
 * @param htmlOf content of a version by its anchor
 * @returns undefined while no version is published
 */
export function changesFeed(
  {title, path, sections}: {title: string; path: string; sections: readonly VersionSection[]},
  {name, ...publisher}: Publisher,
  htmlOf: (anchor: string) => string,
): Feed | undefined {
  const items = sections.flatMap((section): FeedItem[] => {
    if (section.date === undefined) return [];
    const anchor = anchorOf(section.version);
    const published = new Date(section.date);
    return [
      {
        url: `${publisher.siteUrl}${path}#${anchor}`,
        title: `${title} ${section.version}`,
        summary: summaryOf(section),
        html: htmlOf(anchor),
        published,
        updated: published,
        authors: [{name, url: publisher.siteUrl}],
        tags: section.changes.some(({breaking}) => breaking) ? ['Breaking changes'] : [],
      },
    ];
  });
  const [first, ...rest] = items;
  return (
    first && {
      ...publisher,
      path,
      title: feedTitle(title, name),
      invitation: 'Read the change log on the site',
      description: `What each version of the ${title} changed for those who call it.`,
      items: [first, ...rest],
    }
  );
}
