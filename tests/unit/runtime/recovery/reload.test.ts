import {beforeEach, describe, expect, it, vi} from 'vitest';
import {
  freshDocument,
  savePageState,
  reloadInPlace,
  restorePageState,
} from '../../../../src/runtime/recovery/reload';
import {part, stubPage, type FakePage} from '../../../support/page';

let page: FakePage;

beforeEach(() => (page = stubPage()));

/** The page as a new document has it. */
function loaded(changes: Partial<FakePage> = {}): void {
  const dialog = {open: false, showModal: () => (dialog.open = true), dispatchEvent: vi.fn()};
  Object.assign(page, {scrolled: 0, dialog, field: {value: ''}, ...changes});
}

const open = () => page.parts.map((one) => one.open);

describe('a place that is kept', () => {
  it('is put back: scroll, search and opened parts', () => {
    loaded({scrolled: 900, parts: [part('Users', true), part('Groups', false)]});
    page.field!.value = 'retention';
    page.dialog!.open = true;
    savePageState();
    loaded({parts: [part('Users', false), part('Groups', true)]});
    expect(restorePageState()).toBe(false);
    expect(page.scrolled).toBe(900);
    expect(page.field?.value).toBe('retention');
    expect(page.dialog?.open).toBe(true);
    expect(open()).toEqual([true, false]);
  });

  it('finds parts by name and number where the new version has others, and leaves those', () => {
    page.parts = [part('More', false), part('More', true), part('x', true, 'by-id'), part('Gone', true)];
    savePageState();
    page.parts = [
      part('New', true),
      part('More', false),
      part('y', false, 'by-id'),
      part('More', false),
      part('Other', false),
    ];
    restorePageState();
    expect(open()).toEqual([true, false, true, true, false]);
  });

  it('is put back once, and does not close what the reader has opened', () => {
    loaded({scrolled: 900});
    savePageState();
    loaded();
    page.dialog!.open = true;
    restorePageState();
    expect(page.dialog?.open).toBe(true);
    page.scrolled = 5;
    restorePageState();
    expect(page.scrolled).toBe(5);
  });

  it('is of one page, and forgotten by any', () => {
    page.scrolled = 900;
    savePageState();
    loaded({path: '/blog'});
    restorePageState();
    page.path = '/docs/intro';
    restorePageState();
    expect(page.scrolled).toBe(0);
    expect(history.scrollRestoration).toBe('auto');
  });

  it('is the browser’s to restore neither before nor after', () => {
    savePageState();
    expect(history.scrollRestoration).toBe('manual');
    restorePageState();
    expect(history.scrollRestoration).toBe('auto');
  });

  it('may be the top, or what the address names', () => {
    page.scrolled = 900;
    savePageState(0);
    const target = {scrollIntoView: vi.fn()};
    loaded({target});
    restorePageState();
    expect([page.scrolled, target.scrollIntoView.mock.calls.length]).toEqual([0, 1]);
  });

  it('tells whether another version kept it', () => {
    savePageState();
    page.version = 'two';
    expect(restorePageState()).toBe(true);
    expect(restorePageState()).toBe(false);
  });

  it.each(['', '{', 'null', '{"path":"/docs/intro"}'])('never throws: %s is stored', (text) => {
    page.storage = {'hub.place': text};
    page.parts = [part('Users', true)];
    expect(restorePageState()).toBe(false);
    expect(open()).toEqual([true]);
  });

  it('is none where storage is switched off', () => {
    page.storage = undefined;
    savePageState();
    expect(restorePageState()).toBe(false);
    reloadInPlace();
    expect(page.reloads).toBe(1);
    expect(history.scrollRestoration).toBe('auto');
  });
});

describe('a fresh document', () => {
  it('comes once for each version of the site, also when two take turns', () => {
    const tried = ['one', 'one', 'two', 'one', 'two'].map((version) => {
      page.version = version;
      return freshDocument();
    });
    expect(tried).toEqual([true, false, true, false, false]);
    expect(page.reloads).toBe(2);
  });

  it('comes not at all where that cannot be remembered', () => {
    page.storage = undefined;
    expect(freshDocument()).toBe(false);
    page.storage = new Proxy({}, {set: () => false});
    expect(freshDocument()).toBe(false);
    expect(page.reloads).toBe(0);
  });

  it('begins where the reader was', () => {
    page.scrolled = 300;
    freshDocument();
    page.scrolled = 0;
    restorePageState();
    expect(page.scrolled).toBe(300);
  });
});
