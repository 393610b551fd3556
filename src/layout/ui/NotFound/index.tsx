/**
 * Why a wrap: the server sends the not-found page for `/Docs/Intro` and for `/%E0%A4`. The router matches the first despite
 * its capitals and would render that page over this one; it crashes at the second. static/not-found.js corrects both addresses first; being a file, it needs no hash in the policy of all pages. Adds a description.
 */
import React, {type ComponentProps, type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {withBase} from '@site/src/site/base';
import Original from '@theme-original/NotFound';

export default function NotFound(props: ComponentProps<typeof Original>): ReactNode {
  return (
    <>
      <script src={withBase('/not-found.js')} />
      <PageMetadata description="There is no page at this address. Search, or look through the list of all pages." />
      <Original {...props} />
    </>
  );
}
