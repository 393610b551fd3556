/**
 * While an author writes, a page takes its changed text in place: Docusaurus would draw the whole application anew, with
 * tabs, details and sidebar as they were at first.
 */
import {createElement, useSyncExternalStore, type ComponentType} from 'react';

type Content = ComponentType<Record<string, unknown>>;

type Page = {content: Content; facts: string; readers: Set<() => void>; Component: Content};

/** The bundler's interface for a module that takes its own changes (https://webpack.js.org/api/hot-module-replacement). */
export type Hot = {
  data?: {page?: Page};
  accept: () => void;
  dispose: (keep: (data: {page?: Page}) => void) => void;
  invalidate: () => void;
};

function newPage(content: Content): Page {
  const readers = new Set<() => void>();
  const page: Page = {
    content,
    facts: '',
    readers,
    Component(props) {
      const subscribe = (reader: () => void) => {
        readers.add(reader);
        return () => readers.delete(reader);
      };
      const current = () => page.content;
      return createElement(useSyncExternalStore(subscribe, current, current), props);
    },
  };
  return page;
}

/**
 * @param hot of the module of the page
 * @param content what MDX made of the text
 * @param facts what else the application knows of the page; when they change, it has to hear of it
 * @returns the component that stands for the content, whichever it is by then
 */
export function hotPage(hot: Hot, content: Content, facts: unknown): Content {
  const page = hot.data?.page ?? newPage(content);
  const known = page.facts;
  page.content = content;
  page.facts = JSON.stringify(facts);
  hot.accept();
  hot.dispose((data) => (data.page = page));
  if (known && known !== page.facts) hot.invalidate();
  else for (const reader of page.readers) reader();
  return page.Component;
}
