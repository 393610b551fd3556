import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Icon from '@site/src/ui/Icon';
import type {Product} from '@site/src/site/products';
import styles from './styles.module.css';

/** A product on the home page: icon, name, one line, and its three most wanted tasks. */
export default function ProductCard({product}: {product: Product}): ReactNode {
  return (
    <section className={`${styles.card} product-${product.id}`}>
      <h2 className={styles.name}>
        <Icon name={product.id} className={styles.icon} />
        <Link to={product.start}>{product.name}</Link>
      </h2>
      <p className={styles.summary}>{product.summary}</p>
      <ul className={styles.tasks}>
        {product.tasks.map(({label, to}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
      <Link to={product.start}>{`All of ${product.name}`}</Link>
    </section>
  );
}
