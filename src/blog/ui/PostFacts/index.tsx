import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Day from '@site/src/ui/Day';
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

/** The line of a post that says of which product it is, when it appeared and how long it takes to read. */
export default function PostFacts({date, product, readingTime, className}: Props): ReactNode {
  return (
    <p className={clsx(styles.facts, className)}>
      {product && <ProductName product={product} />}
      <span>
        <Day date={date} />
        {readingTime !== undefined && ` · ${readingTimeText(readingTime)}`}
      </span>
    </p>
  );
}
