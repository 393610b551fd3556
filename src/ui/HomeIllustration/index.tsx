import React, {type ReactNode} from 'react';
import Icon from '@site/src/ui/Icon';
import {products} from '@site/src/site/products';
import styles from './styles.module.css';

/** Lengths of the lines beside the points, in units of the view box. */
const lengths = [76, 56, 68, 44];

const shown = products.slice(0, lengths.length);

/** From the sheet to the tile of each product. */
const threads = ['M84 70h44', 'M272 70h44', 'M84 190h44', 'M272 190h44'];

/** Decorative illustration of the home page: products, of which it has room for four, lead to one sheet with one search. */
export default function HomeIllustration(): ReactNode {
  return (
    <div className={styles.drawing} aria-hidden="true">
      <svg viewBox="0 0 400 260">
        <path className={styles.thread} d={threads.slice(0, shown.length).join('')} />
        <rect className={styles.sheet} x="128" y="18" width="144" height="224" rx="14" />
        <rect className={styles.brand} x="148" y="40" width="104" height="32" rx="6" />
        <path className={styles.brand} d="M170 54a6 6 0 1 1-12 0 6 6 0 0 1 12 0m-2 4 5 5" />
        {shown.map(({id}, row) => (
          <g key={id} className={`product-${id}`}>
            <circle className={styles.point} cx="156" cy={104 + row * 34} r="5" />
            <path className={styles.line} d={`M174 ${104 + row * 34}h${lengths[row]}`} />
          </g>
        ))}
      </svg>
      {shown.map(({id}) => (
        <span key={id} className={`${styles.tile} product-${id}`}>
          <Icon name={id} />
        </span>
      ))}
    </div>
  );
}
