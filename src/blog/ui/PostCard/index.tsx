import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import PostMeta from '@site/src/blog/ui/PostMeta';
import type {Product} from '@site/src/site/products';
import styles from './styles.module.css';

/** Data of a card. */
export type PostView = {
  title: string;
  permalink: string;
  date: string | number;
  description: string;
  product: Product | undefined;
  /** Minutes. */
  readingTime?: number;
  /** Address of an image. */
  picture?: string;
};

/**
 * A post in a list. The link of the title covers the card; the picture is decorative, so its `alt` is empty.
 */
export default function PostCard({post}: {post: PostView}): ReactNode {
  const {title, permalink, description, product, picture} = post;
  return (
    <article className={clsx('card', styles.card, product && `product-${product.id}`)}>
      {picture && (
        <img className={styles.picture} src={picture} alt="" width="640" height="400" loading="lazy" />
      )}
      <div className={styles.text}>
        <PostMeta {...post} />
        <h2 className={styles.title}>
          <Link to={permalink}>{title}</Link>
        </h2>
        <p className={styles.description}>{description}</p>
      </div>
    </article>
  );
}
