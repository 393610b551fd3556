/** Why ours: the stock archive skips a heading level, repeats its title as its subtitle and dates the American way. */
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {groupBy, PageMetadata} from '@docusaurus/theme-common';
import Day from '@site/src/components/Day';
import {site} from '@site/src/config/site';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import styles from './styles.module.css';

function Year({year, posts}: {year: string; posts: ArchiveBlogPost[]}): ReactNode {
  return (
    <section>
      <Heading as="h2" id={year}>
        {year}
      </Heading>
      <ul className={styles.posts} data-search-ignore>
        {posts.map(({metadata}) => (
          <li key={metadata.permalink}>
            <Link to={metadata.permalink}>{metadata.title}</Link>
            <span className={styles.day}>
              <Day date={metadata.date} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default function BlogArchivePage({archive}: Props): ReactNode {
  const years = Object.entries(groupBy(archive.blogPosts, (post) => post.metadata.date.slice(0, 4)));
  return (
    <Layout>
      <PageMetadata title="Archive" description={`Every post of ${site.blogTitle}, by year.`} />
      <main className={styles.main}>
        <Heading as="h1">Archive</Heading>
        <p>Every post of {site.blogTitle}, the newest first.</p>
        {years
          .sort(([one], [other]) => Number(other) - Number(one))
          .map(([year, posts]) => (
            <Year key={year} year={year} posts={posts ?? []} />
          ))}
      </main>
    </Layout>
  );
}
