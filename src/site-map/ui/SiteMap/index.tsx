import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Icon, {type IconName} from '@site/src/ui/Icon';
import {site} from '@site/src/site/identity';
import type {SiteMapArea, SiteMapEntry} from '@site/src/site/siteMap';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import styles from './styles.module.css';

/** Icons of the areas that belong to no product. */
const icons: Partial<Record<SiteMapArea['kind'], IconName>> = {
  site: 'document',
  tags: 'folder',
  blog: 'news',
};

function Name({label, to, note}: SiteMapEntry): ReactNode {
  return (
    <>
      {to ? <Link to={to}>{label}</Link> : label}
      {note && <span className={styles.note}> ({note})</span>}
    </>
  );
}

/** A list of pages. In the first list, an entry with entries below it is a heading. */
function Entries({entries, isFirst}: {entries: readonly SiteMapEntry[]; isFirst?: boolean}): ReactNode {
  return (
    <ul className={isFirst ? styles.columns : undefined}>
      {entries.map((entry) => (
        <li key={entry.to ?? entry.label}>
          {isFirst && entry.entries ? (
            <h3>
              <Name {...entry} />
            </h3>
          ) : (
            <Name {...entry} />
          )}
          {entry.entries && <Entries entries={entry.entries} />}
        </li>
      ))}
    </ul>
  );
}

function Area({area}: {area: SiteMapArea}): ReactNode {
  const {kind, entries} = area;
  const icon = icons[kind];
  return (
    <section className={icon ? styles.area : `${styles.area} product-${kind}`}>
      <h2>
        <Icon name={icon ?? (kind as IconName)} />
        <span>
          <Name {...area} />
        </span>
      </h2>
      <Entries entries={entries} isFirst />
    </section>
  );
}

/** The page that lists all pages, with data of src/site-map/plugin; the navigation of readers without JavaScript. */
export default function SiteMap({areas}: {areas: readonly SiteMapArea[]}): ReactNode {
  return (
    <Layout
      title="Site map"
      description={`All pages of ${site.title} in one list, by product and in the order of the menus.`}>
      <main>
        <Heading as="h1">Site map</Heading>
        <p>All pages of {site.title}, by product and in the order of the menus.</p>
        {/* Not searchable: the names of all pages would match every query. */}
        <div data-search-ignore>
          {areas.map((area) => (
            <Area key={area.label} area={area} />
          ))}
        </div>
      </main>
    </Layout>
  );
}
