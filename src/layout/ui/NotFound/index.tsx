/**
 * Why a wrap: the server sends the not-found page for `/Docs/Intro` and for `/%E0%A4`. The router matches the first despite
 * its capitals and would render that page over this one; it crashes at the second. A script corrects both addresses first. Adds a description.
 */
import React, {type ComponentProps, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import {base} from '@site/src/site/base';
import Original from '@theme-original/NotFound';

/** Leaves the base URL alone, which may have capitals. */
const script = `(function(l){
var b=${JSON.stringify(base)},p=l.pathname.replace(b,"/");
try{decodeURI(p)}catch(e){return history.replaceState(null,"",b+p.slice(1).replace(/%/g,"%25")+l.search+l.hash)}
if(/[A-Z]/.test(p.replace(/%../g,"")))l.replace(b+p.slice(1).toLowerCase()+l.search+l.hash)
})(location)`;

export default function NotFound(props: ComponentProps<typeof Original>): ReactNode {
  return (
    <>
      <Head>
        <script>{script}</script>
      </Head>
      <PageMetadata description="There is no page at this address. Search for it, or find it in the list of all pages." />
      <Original {...props} />
    </>
  );
}
