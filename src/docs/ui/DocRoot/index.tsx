/** Why a wrap: a page's product gives it an accent; the class on `<html>` reaches sidebar, breadcrumb and text. */
import React, {type ReactNode} from 'react';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocRoot';
import Original from '@theme-original/DocRoot';
import {withoutBase} from '@site/src/site/base';
import {productOfPath} from '@site/src/site/products';

export default function DocRoot(props: Props): ReactNode {
  const product = productOfPath(withoutBase(props.location.pathname));
  return (
    <HtmlClassNameProvider className={product ? `product-${product.id}` : ''}>
      <Original {...props} />
    </HtmlClassNameProvider>
  );
}
