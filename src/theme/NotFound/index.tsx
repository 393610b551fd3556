/**
 * Why a wrap: the server answers `/Docs/Intro` and `/%E0%A4` with the not-found page. The router knows the first, in
 * spite of its capitals, and would draw another page over this one; it cannot read the second, and stops. So a script
 * corrects both before the router reads the address.
 */
import React, {type ComponentProps, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Original from '@theme-original/NotFound';

const script = `(function(l){
var p=l.pathname;
try{decodeURI(p)}catch(e){return history.replaceState(null,"",p.replace(/%/g,"%25")+l.search+l.hash)}
if(/[A-Z]/.test(p.replace(/%../g,"")))l.replace(p.toLowerCase()+l.search+l.hash)
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
