import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Icon from '@site/src/ui/Icon';
import {withBase} from '@site/src/site/base';
import {blogPath} from '@site/src/blog/feeds/formats';
import {products} from '@site/src/site/products';

const choices = [
  {id: 'news', name: 'All products', to: blogPath, className: ''},
  ...products.flatMap(({id, name, updates}) =>
    updates ? [{id, name, to: updates, className: `product-${id}`}] : [],
  ),
] as const;

/**
 * Filters posts by product. Each choice is a link, so it works without JavaScript, can be shared, and is in the history.
 *
 * @param current address of the page that shows it
 */
export default function ProductFilter({current}: {current: string}): ReactNode {
  return (
    <nav aria-label="Posts by product" data-search-ignore>
      <ul className="chips">
        {choices.map(({id, name, to, className}) => (
          <li key={to}>
            <Link
              to={to}
              className={`chip ${className}`}
              aria-current={withBase(to) === current ? 'page' : undefined}>
              <Icon name={id} /> {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
