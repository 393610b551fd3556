import React, {type ReactNode} from 'react';
import Icon from '@site/src/components/Icon';
import type {Product} from '@site/src/config/products';
import styles from './styles.module.css';

/** The line under a page's title: its product and the role that a reader needs. */
export default function PageMeta({product, role}: {product?: Product; role?: string}): ReactNode {
  if (!product && !role) return null;
  return (
    <p className={styles.meta} data-search-ignore>
      {product && (
        <span className={styles.product}>
          <Icon name={product.id} />
          {product.name}
        </span>
      )}
      {role && <span className={styles.role}>Role required: {role}</span>}
    </p>
  );
}
