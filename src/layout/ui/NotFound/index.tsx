/**
 * Why a wrap: the server answers `/Docs/Intro` and `/%E0%A4` with the not-found page. The router knows the first, in
 * spite of its capitals, and would draw another page over this one; it cannot read the second, and stops. So a script
 * corrects both before the router reads the address.
 */
import React, {type ComponentProps, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {base} from '@site/src/site/base';
import Original from '@theme-original/NotFound';

/** The folder of the site may have capitals of its own. */
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
      <Original {...props} />
    </>
  );
}
