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

type Props = {
  date: string | number;
  /** When the post changed after its date. */
  updated?: number;
  product: Product | undefined;
  /** Minutes. */
  readingTime?: number;
  className?: string;
};

/** The line of a post with product, date, day of its last change and reading time. */
export default function PostMeta({date, updated, product, readingTime, className}: Props): ReactNode {
  return (
    <p className={clsx(styles.facts, className)}>
      {product && <ProductName product={product} />}
      <span>
        <FormattedDate date={date} />
        {updated !== undefined && (
          <>
            {' · Updated on '}
            <FormattedDate date={updated} />
          </>
        )}
        {readingTime !== undefined && ` · ${readingTimeText(readingTime)}`}
      </span>
    </p>
  );
}
