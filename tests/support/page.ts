/** As much of a page in a browser as the plain scripts of src/runtime ask for. */
import {vi} from 'vitest';

type Part = {id: string; open: boolean; querySelector: () => {textContent: string}};

export const part = (name: string, open: boolean, id = ''): Part => ({
  id,
  open,
  querySelector: () => ({textContent: name}),
});

export type FakePage = {
  path: string;
  version: string | undefined;
  parts: Part[];
  dialog: {open: boolean; showModal: () => void; dispatchEvent: () => void} | null;
  field: {value: string} | null;
  target: {scrollIntoView: () => void} | null;
  scrolled: number;
  reloads: number;
  storage: Record<string, string> | undefined;
};

/** Stands in for the globals of a browser; the page is changed by changing what is returned. */
export function stubPage(): FakePage {
  const page: FakePage = {
    path: '/docs/intro',
    version: 'one',
    parts: [],
    dialog: null,
    field: null,
    target: null,
    scrolled: 0,
    reloads: 0,
    storage: {},
  };
  vi.stubGlobal('window', {});
  vi.stubGlobal('innerWidth', 1280);
  vi.stubGlobal('document', {
    body: {style: {}},
    documentElement: {
      clientWidth: 1280,
      dataset: {
        get version() {
          return page.version;
        },
      },
    },
    querySelector: (selector: string) =>
      selector === ':target' ? page.target : selector.includes('input') ? page.field : page.dialog,
    querySelectorAll: () => page.parts,
  });
  const globals = {
    scrollY: () => page.scrolled,
    sessionStorage: () => {
      if (!page.storage) throw new DOMException('Access is denied', 'SecurityError');
      return page.storage;
    },
    location: () => ({pathname: page.path, reload: () => (page.reloads += 1)}),
  };
  for (const [name, get] of Object.entries(globals))
    Object.defineProperty(globalThis, name, {get, configurable: true});
  vi.stubGlobal('scrollTo', (_: number, top: number) => (page.scrolled = top));
  vi.stubGlobal('history', {scrollRestoration: 'auto'});
  return page;
}
