import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import FormattedDate from '@site/src/ui/FormattedDate';
import ProductName from '@site/src/ui/ProductName';
import type {Product} from '@site/src/site/products';
import styles from './styles.module.css';

function readingTimeText(minutes: number): string {
  const whole = Math.ceil(minutes);
  return whole === 1 ? 'One min read' : `${whole} min read`;
}

type Facts = {
  date: string | number;
  /** When the post changed after its date. */
  updated?: number;
  /** Minutes. */
  readingTime?: number;
};

/** Date, day of the last change, and reading time of a post. */
export const PostFacts = ({date, updated, readingTime}: Facts): ReactNode => (
  <>
    <FormattedDate date={date} />
    {updated !== undefined && (
      <>
        {' · Updated on '}
        <FormattedDate date={updated} />
      </>
    )}
    {readingTime !== undefined && ` · ${readingTimeText(readingTime)}`}
  </>
);

type Props = Facts & {product: Product | undefined; className?: string};

/** The line of a post with its product and facts. */
export default function PostMeta({product, className, ...facts}: Props): ReactNode {
  return (
    <p className={clsx(styles.facts, className)}>
      {product && <ProductName product={product} />}
      <span>
        <PostFacts {...facts} />
      </span>
    </p>
  );
}
