/** Why ours: the stock archive skips a heading level, repeats its title as its subtitle and dates the American way. */
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import PostEntry from '@site/src/blog/ui/PostEntry';
import {site} from '@site/src/site/identity';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import styles from './styles.module.css';
import {siteLanguage} from '../../../site/language';

type Posts = readonly ArchiveBlogPost[];

const monthName = new Intl.DateTimeFormat(siteLanguage, {month: 'long', timeZone: 'UTC'});

/** Posts by the first characters of their date, such as 4 for the year; groups in the order of the posts. */
function byDate(posts: Posts, length: number): [string, Posts][] {
  const groups = new Map<string, Posts>();
  for (const post of posts) {
    const key = post.metadata.date.slice(0, length);
    groups.set(key, [...(groups.get(key) ?? []), post]);
  }
  return [...groups];
}

function Year({year, posts}: {year: string; posts: Posts}): ReactNode {
  return (
    <section>
      <Heading as="h2" id={year}>
        {year}
      </Heading>
      {byDate(posts, 'YYYY-MM'.length).map(([month, group]) => (
        <div key={month} className={styles.month} data-search-ignore>
          <h3>
            <time dateTime={month}>{monthName.format(new Date(month))}</time>
          </h3>
          <ul className="clean-list margin-bottom--none">
            {group.map(({metadata}) => (
              <PostEntry key={metadata.permalink} post={{...metadata, description: undefined}} as="li" />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

export default function BlogArchivePage({archive}: Props): ReactNode {
  return (
    <Layout>
      <PageMetadata title="Archive" description={`Every post of ${site.blogTitle}, by year and month.`} />
      <div className="container margin-vert--lg">
        <div className="row">
          <main className="col col--8 col--offset-2">
            <Heading as="h1">Archive</Heading>
            <p className={styles.intro}>
              Every post of <Link to="/blog">{site.blogTitle}</Link>, the newest first.
            </p>
            {byDate(archive.blogPosts, 'YYYY'.length).map(([year, group]) => (
              <Year key={year} year={year} posts={group} />
            ))}
          </main>
        </div>
      </div>
    </Layout>
  );
}
