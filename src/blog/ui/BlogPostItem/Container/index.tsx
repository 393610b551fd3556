/** Why a wrap: a post about a product has the accent of the product. */
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {productOfTags} from '@site/src/site/products';
import type {Props} from '@theme/BlogPostItem/Container';
import Original from '@theme-original/BlogPostItem/Container';

export default function BlogPostItemContainer({className, ...props}: Props): ReactNode {
  const product = productOfTags(useBlogPost().metadata.tags);
  return <Original {...props} className={clsx(className, product && `product-${product.id}`)} />;
}
