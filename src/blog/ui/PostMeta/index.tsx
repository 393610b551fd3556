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
  product: Product | undefined;
  /** Minutes. */
  readingTime?: number;
  className?: string;
};

/** The line of a post with product, date and reading time. */
export default function PostMeta({date, product, readingTime, className}: Props): ReactNode {
  return (
    <p className={clsx(styles.facts, className)}>
      {product && <ProductName product={product} />}
      <span>
        <FormattedDate date={date} />
        {readingTime !== undefined && ` · ${readingTimeText(readingTime)}`}
      </span>
    </p>
  );
}
