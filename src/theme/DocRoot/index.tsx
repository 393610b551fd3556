/** Why a wrap: a page's product gives it an accent; the class on `<html>` reaches sidebar, breadcrumb and text. */
import React, {type ComponentProps, type ReactNode} from 'react';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import Original from '@theme-original/DocRoot';
import {productOfPath} from '@site/src/config/products';

type Props = ComponentProps<typeof Original>;

export default function DocRoot(props: Props): ReactNode {
  const product = productOfPath(props.location.pathname);
  return (
    <HtmlClassNameProvider className={product ? `product-${product.id}` : ''}>
      <Original {...props} />
    </HtmlClassNameProvider>
  );
}
