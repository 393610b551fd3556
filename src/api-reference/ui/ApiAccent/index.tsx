import React, {type ReactNode} from 'react';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import type {ProductId} from '@site/src/site/products';

/** Gives the page the accent of a product, in place of that of the API reference. */
export default function ApiAccent({product}: {product: ProductId}): ReactNode {
  return <HtmlClassNameProvider className={`product-${product}`}>{null}</HtmlClassNameProvider>;
}
