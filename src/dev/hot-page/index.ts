/**
 * Hot module replacement for the text of a page. Docusaurus alone would render the whole application again, and reset
 * tabs, details and sidebar.
 */
import {createElement, useSyncExternalStore, type ComponentType} from 'react';

type Content = ComponentType<Record<string, unknown>>;

type Page = {content: Content; metadata: string; subscribers: Set<() => void>; Component: Content};

/** `import.meta.webpackHot` (https://webpack.js.org/api/hot-module-replacement). */
export type Hot = {
  data?: {page?: Page};
  accept: () => void;
  dispose: (keep: (data: {page?: Page}) => void) => void;
  invalidate: () => void;
};

function newPage(content: Content): Page {
  const subscribers = new Set<() => void>();
  const page: Page = {
    content,
    metadata: '',
    subscribers,
    Component(props) {
      const subscribe = (subscriber: () => void) => {
        subscribers.add(subscriber);
        return () => subscribers.delete(subscriber);
      };
      const current = () => page.content;
      return createElement(useSyncExternalStore(subscribe, current, current), props);
    },
  };
  return page;
}

/**
 * @param hot of the module of the page
 * @param content component that MDX compiled
 * @param metadata exports that the application reads; a change of them is passed on to it
 * @returns a component that always renders the latest content
 */
export function hotPage(hot: Hot, content: Content, metadata: unknown): Content {
  const page = hot.data?.page ?? newPage(content);
  const known = page.metadata;
  page.content = content;
  page.metadata = JSON.stringify(metadata);
  hot.accept();
  hot.dispose((data) => (data.page = page));
  if (known && known !== page.metadata) hot.invalidate();
  else for (const subscriber of page.subscribers) subscriber();
  return page.Component;
}
