import React, {type ReactNode} from 'react';
import Icon from '@site/src/ui/Icon';
import {productOfArea} from '@site/src/site/products';
import {site} from '@site/src/site/identity';

/**
 * @param area `lvl0` of a search record: the name of a product or area
 * @returns the class that gives an element the accent of its product; empty for what belongs to none
 */
export function accentOf(area: string): string {
  const product = productOfArea(area);
  return product ? `product-${product.id}` : '';
}

/** The icon of the product or area that a search record belongs to. */
export default function AreaIcon({area}: {area: string}): ReactNode {
  const other = area === site.blogTitle ? 'news' : 'book';
  return <Icon name={productOfArea(area)?.id ?? other} />;
}
