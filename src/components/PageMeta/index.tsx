import React, {type ReactNode} from 'react';
import ProductName from '@site/src/components/ProductName';
import type {Product} from '@site/src/config/products';
import styles from './styles.module.css';

/** The line under a page's title: its product and the role that a reader needs. */
export default function PageMeta({product, role}: {product?: Product; role?: string}): ReactNode {
  if (!product && !role) return null;
  return (
    <p className={styles.meta} data-search-ignore>
      {product && <ProductName product={product} />}
      {role && <span>Role required: {role}</span>}
    </p>
  );
}
