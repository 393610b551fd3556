import {productOfArea} from '../../site/products';
import {blogTitle} from '../../site/identity';
import type {IconName} from '../../ui/Icon';

/**
 * @param area `lvl0` of a search record: the name of a product or area
 * @returns the class that gives an element the accent of its product; empty for what belongs to none
 */
export function accentOf(area: string): string {
  const product = productOfArea(area);
  return product ? `product-${product.id}` : '';
}

/** @returns the icon of the product or area that a search record belongs to */
export function iconOfArea(area: string): IconName {
  return productOfArea(area)?.id ?? (area === blogTitle ? 'news' : 'book');
}
