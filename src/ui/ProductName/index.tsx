import React, {type ReactNode} from 'react';
import Icon from '@site/src/ui/Icon';
import type {Product} from '@site/src/site/products';
import styles from './styles.module.css';

/** A product's icon and name in its accent. */
export default function ProductName({product: {id, name}}: {product: Product}): ReactNode {
  return (
    <span className={`${styles.product} product-${id}`}>
      <Icon name={id} />
      {name}
    </span>
  );
}
