/** Others that change a page: translators, extensions, and hosts that rewrite it on its way. */
import type {Page} from '@playwright/test';
import {mapValues} from 'lodash';

/** Changes the pages that open next. */
export type Stranger = (page: Page) => Promise<unknown>;

type Kind = 'fonts' | 'texts' | 'marks' | 'attributes';

/** Runs in the page: changes what is there and, as all of them do, what comes later. */
function change(kind: Kind): void {
  const done = new WeakSet<Node>();
  const make = (tag: string, ...children: (Node | string)[]) => {
    const made = document.createElement(tag);
    made.append(...children);
    return made;
  };
  const changes: Record<Exclude<Kind, 'attributes'>, (text: Text) => void> = {
    fonts(text) {
      text.replaceWith(make('font', make('font', `‹${text.data}›`)));
    },
    texts(text) {
      text.data = `‹${text.data}›`;
    },
    marks(text) {
      const word = /\p{L}{4,}/u.exec(text.data);
      if (!word) return;
      const rest = text.splitText(word.index);
      done.add(text);
      done.add(rest);
      if (rest.length > word[0].length) done.add(rest.splitText(word[0].length));
      const mark = make(text.length % 2 ? 'mark' : 'gdmp');
      rest.replaceWith(mark);
      mark.append(rest);
    },
  };
  const decorate = () => {
    document.body.setAttribute('cz-shortcut-listen', 'true');
    document.querySelectorAll('input,textarea,select').forEach((one) => {
      one.setAttribute('data-lpignore', 'true');
      if (one.nextElementSibling?.localName !== 'grammarly-extension') one.after(make('grammarly-extension'));
    });
  };
  const look = () => {
    if (kind === 'attributes') return decorate();
    if (kind !== 'marks') document.documentElement.lang = 'fr';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    const isWords = (text: Text) =>
      text.data.trim() && !text.parentElement?.closest('code,script,style,svg,noscript');
    for (const text of texts) if (!done.has(text) && isWords(text)) changes[kind](text);
    watcher.takeRecords();
  };
  const watcher = new MutationObserver(look);
  const start = () => {
    look();
    watcher.observe(document.body, {childList: true, subtree: true, characterData: true});
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
  else start();
}

/** Has the server's answer rewritten on its way. */
const rewrites =
  (rewrite: (html: string) => string): Stranger =>
  (page) =>
    page.route(
      (url) => !/\.\w+$/.test(url.pathname),
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({response, body: rewrite(await response.text())});
      },
    );

const mail =
  '<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="5e">[email&#160;protected]</a>';

const inThePage: Record<string, Kind> = {
  'a translator that wraps texts': 'fonts',
  'a translator that replaces texts': 'texts',
  'an extension that marks words': 'marks',
  'an extension that adds to fields': 'attributes',
};

/** By name, those that come while a page loads. */
export const strangers: Record<string, Stranger> = {
  ...mapValues(inThePage, (kind) => (page: Page) => page.addInitScript(change, kind)),
  'a host that hides addresses of mail': rewrites((html) =>
    html
      .replace(/href=(["']?)mailto:[^\s>"']*\1/g, 'href=/cdn-cgi/l/email-protection')
      // In the heading as well, for pages without an address.
      .replace(/<\/h1>/, `${mail}</h1>`),
  ),
  'a host that removes comments': rewrites((html) => html.replace(/<!--.*?-->/g, '')),
};

/** By name, those that come to the page that is open. */
export const visitors: Record<string, Stranger> = mapValues(
  inThePage,
  (kind) => (page: Page) => page.evaluate(change, kind),
);
