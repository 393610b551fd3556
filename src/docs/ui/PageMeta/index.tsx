import React, {type ReactNode} from 'react';
import FormattedDate from '@site/src/ui/FormattedDate';
import ProductName from '@site/src/ui/ProductName';
import type {Product} from '@site/src/site/products';
import styles from './styles.module.css';

type Props = {
  product?: Product;
  /** One of these roles is what a reader needs, from the front matter. */
  role?: string;
  /** Milliseconds since 1970. */
  lastUpdatedAt?: number;
};

/** The line under a page's title: its product, the role that a reader needs, and the day of its last update. */
export default function PageMeta({product, role, lastUpdatedAt}: Props): ReactNode {
  if (!product && !role && !lastUpdatedAt) return null;
  return (
    <p className={styles.meta} data-search-ignore>
      {product && <ProductName product={product} />}
      {role && <span>Role required: {role}</span>}
      {lastUpdatedAt && (
        <span>
          Last updated on <FormattedDate date={lastUpdatedAt} />
        </span>
      )}
    </p>
  );
}
