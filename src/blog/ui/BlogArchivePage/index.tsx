/** Why ours: the stock archive skips a heading level, repeats its title as its subtitle and dates the American way. */
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import PostMeta from '@site/src/blog/ui/PostMeta';
import {productOfTags} from '@site/src/site/products';
import {site} from '@site/src/site/identity';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {siteLanguage} from '../../../site/language';
import styles from './styles.module.css';

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

function Entry({metadata}: Pick<ArchiveBlogPost, 'metadata'>): ReactNode {
  const {date, permalink, readingTime, tags, title} = metadata;
  const product = productOfTags(tags);
  return (
    <li className={product && `product-${product.id}`}>
      <Link to={permalink}>{title}</Link>
      <PostMeta date={date} readingTime={readingTime} product={product} />
    </li>
  );
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
          <ul>
            {group.map((post) => (
              <Entry key={post.metadata.permalink} metadata={post.metadata} />
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
      <main className={styles.main}>
        <Heading as="h1">Archive</Heading>
        <p>
          Every post of <Link to="/blog">{site.blogTitle}</Link>, the newest first.
        </p>
        {byDate(archive.blogPosts, 'YYYY'.length).map(([year, group]) => (
          <Year key={year} year={year} posts={group} />
        ))}
      </main>
    </Layout>
  );
}
