/** Why ours: the stock cards cut titles and descriptions after one line and use emoji as icons; ours are rows, as all lists are. */
import React, {useContext, type ReactNode} from 'react';
import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  useCurrentSidebarSiblings,
} from '@docusaurus/plugin-content-docs/client';
import Entry from '@site/src/ui/Entry';
import type {IconName} from '@site/src/ui/Icon';
import type {Props} from '@theme/DocCardList';
import {Descriptions} from './descriptions';

type Item = Exclude<NonNullable<Props['items']>[number], {type: 'html'}>;

function addressOf(item: Item): string | undefined {
  return item.type === 'category' ? findFirstSidebarItemLink(item) : item.href;
}

function useDescription(item: Item): string | undefined {
  const descriptions = useContext(Descriptions);
  if (item.description) return item.description;
  if (item.type === 'category') return `${item.items.length} ${item.items.length === 1 ? 'page' : 'pages'}`;
  return descriptions[item.href];
}

/** The icon that `sidebars.ts` names, or one for the type of the item. */
function iconOf({type, customProps}: Item): IconName {
  const icon = customProps?.icon as IconName | undefined;
  return icon ?? (type === 'category' ? 'folder' : 'document');
}

function Row({item}: {item: Item}): ReactNode {
  const text = useDescription(item);
  const to = addressOf(item);
  return (
    to && <Entry to={to} title={item.label} icon={iconOf(item)} text={text} className={item.className} />
  );
}

function Siblings(): ReactNode {
  return <DocCardList items={useCurrentSidebarSiblings()} />;
}

export default function DocCardList({items, className}: Props): ReactNode {
  if (!items) return <Siblings />;
  return (
    <section className={className}>
      {filterDocCardListItems(items).map((item, index) =>
        item.type === 'html' ? null : <Row key={index} item={item} />,
      )}
    </section>
  );
}
