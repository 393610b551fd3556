/**
 * React's start, as a machine of named states (src/runtime/bootstrap/hydration.ts), and until its end the answers to what needs no
 * React: menu, tabs, colour mode, announcement. A file of its own, which comes with the reader's first act: the starter
 * (../starter) in the page only asks for it.
 */
import type {Hub} from '../hydration';
import {listenForControls} from '../../controls';
import {closeMenu, isMenuOpen, openMenu} from '../../controls/menu';
import {placeNavbar} from '../../controls/navbar';
import {hideNotice, showNotice} from '../../recovery/notice';
import {freshDocument, restorePlace} from '../../recovery/freshDocument';
import {pageVersion, publishedVersion} from '../../recovery/version';
import {all, make} from '../document';
import {fetchFile, preload} from './files';
import {released} from './held';
import {answerPresses} from './presses';

/** Milliseconds that React may take from its last file to its answer, before another document is asked for. */
const patience = 10_000;

const hub = window.hub as Hub;
const {documentElement: root} = document;

/** React's own scripts have run: only another document can start it again. */
let hasRun = false;

const parsed = new Promise<void>((resolve) => {
  if (document.readyState !== 'loading') resolve();
  addEventListener('DOMContentLoaded', () => resolve());
});

/** Docusaurus's own mark of hydration. */
const hydrated = () =>
  new Promise<void>((resolve, reject) => {
    const look = () => root.dataset.hasHydrated === 'true' && resolve();
    new MutationObserver(look).observe(root, {attributeFilter: ['data-has-hydrated']});
    setTimeout(reject, patience, new Error('React did not answer'));
  });

/** Rejects when React cannot start: a file that is no script, or only half of one, comes like any other. */
const broken = new Promise<never>((_, reject) => {
  const fail = () => reject(new Error('A script is broken'));
  addEventListener('error', ({filename}) => filename.includes('/assets/js/') && fail());
  addEventListener('unhandledrejection', ({reason}) => (reason as Error).name === 'ChunkLoadError' && fail());
});
broken.catch(() => {});

const tellSlow = () => showNotice('failed');

async function start(): Promise<void> {
  const sheets = hub.files.filter((href) => href.endsWith('.css'));
  // The first two start React: the bundler's script and the site's own.
  const [bundler, site, ...chunks] = hub.files.slice(1 + sheets.length) as [string, string, ...string[]];
  // Nothing may be said once React runs: it takes over the page as the server sent it.
  const siteIsHere = preload(site, tellSlow);
  for (const href of [bundler, ...chunks]) make('link', {rel: 'preload', href, as: 'script'});
  const links = Promise.all(sheets.map((href) => fetchFile(href, tellSlow)));
  await Promise.all([links, ...chunks.map((href) => fetchFile(href, tellSlow))]);
  await fetchFile(bundler, tellSlow);
  await siteIsHere;
  await parsed;
  await released(hub);
  hub.state = 'hydrating';
  hideNotice('failed');
  // The sheets count together, because one without the other would overrule what stands in the page.
  for (const link of (await links) as HTMLLinkElement[]) link.media = '';
  const answered = Promise.race([hydrated(), broken]);
  answered.catch(() => {});
  await fetchFile(site, tellSlow);
  hasRun = true;
  await answered;
}

/** Tells React of something that happened before it answered. */
const fire = (element: Element | null | undefined, type: string) =>
  element?.dispatchEvent(new Event(type, {bubbles: true}));

/** What the reader points at or has reached. */
function tell(): void {
  const hovered = all(':hover').at(-1);
  fire(hovered, 'mouseover');
  fire(hovered, 'pointerover');
  fire(document.activeElement, 'focusin');
}

/** What the reader has opened and chosen becomes the components' own. */
function handOver(): void {
  hideNotice('failed');
  // From now on the pages of links are fetched as React's files (src/runtime/prefetch).
  document.querySelector('[type=speculationrules]')?.remove();
  hub.state = 'ready';
  for (const act of hub.handovers) act();
  hub.handovers.clear();
}

/** Another document, once for each version of the site, if the site can be reached; otherwise the reader is told. */
async function fail(): Promise<void> {
  const version = await publishedVersion();
  // A press that is on its way is not cut in two.
  await released(hub);
  if (version && freshDocument()) return;
  // With React half there, the next act must not start it a second time.
  if (!hasRun) hub.state = 'failed';
  showNotice(version && version !== pageVersion() ? 'outdated' : 'failed');
}

/** A tap that follows the press closely comes before. */
const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));

async function load(): Promise<void> {
  await twoFrames();
  return start().then(handOver, fail);
}

make('style', {textContent: NOTICE_STYLES});
Object.assign(hub, {handovers: new Set(), load, isMenuOpen, openMenu, closeMenu, placeNavbar});
listenForControls();
// The reader came by a hash before anything followed the scrolling.
if (location.hash) placeNavbar(location.hash);
answerPresses(hub);
hub.handovers.add(tell);

const again = () => hub.state === 'failed' && hub.start();
addEventListener('online', again);
addEventListener('pageshow', ({persisted}) => persisted && again());
void parsed.then(() => restorePlace() && showNotice('updated'));
void load();
