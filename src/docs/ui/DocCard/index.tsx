/** Why ours: the stock card cuts titles and descriptions after one line and uses emoji as icons. */
import React, {useContext, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {findFirstSidebarItemLink} from '@docusaurus/plugin-content-docs/client';
import Icon, {type IconName} from '@site/src/ui/Icon';
import Heading from '@theme/Heading';
import type {Props} from '@theme/DocCard';
import {Descriptions} from './descriptions';
import styles from './styles.module.css';

type Item = Exclude<Props['item'], {type: 'html'}>;

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

function Card({item}: {item: Item}): ReactNode {
  const description = useDescription(item);
  const to = addressOf(item);
  if (!to) return null;
  return (
    <Link to={to} className={clsx('card', styles.card, item.className)}>
      <Heading as="h2" className={styles.title}>
        <Icon name={iconOf(item)} className={styles.icon} />
        {item.label}
      </Heading>
      {description && <p className={styles.description}>{description}</p>}
    </Link>
  );
}

export default function DocCard({item}: Props): ReactNode {
  return item.type === 'html' ? null : <Card item={item} />;
}
