import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import PostFacts from '@site/src/blog/ui/PostFacts';
import type {Product} from '@site/src/site/products';
import styles from './styles.module.css';

/** A post as a list shows it. */
export type PostView = {
  title: string;
  permalink: string;
  date: string | number;
  description: string;
  product: Product | undefined;
  /** Minutes. */
  readingTime?: number;
  /** Address of a drawing of the post. */
  picture?: string;
};

/**
 * A post in a list: its picture, where it has one, product, date, reading time, title and what it is about. The link
 * of the title covers the card. The picture says nothing that the title does not, so it has no words of its own.
 */
export default function PostCard({post}: {post: PostView}): ReactNode {
  const {title, permalink, description, product, picture} = post;
  return (
    <article className={clsx('card', styles.card, product && `product-${product.id}`)}>
      {picture && (
        <img className={styles.picture} src={picture} alt="" width="640" height="400" loading="lazy" />
      )}
      <div className={styles.text}>
        <PostFacts {...post} />
        <h2 className={styles.title}>
          <Link to={permalink}>{title}</Link>
        </h2>
        <p className={styles.description}>{description}</p>
      </div>
    </article>
  );
}
