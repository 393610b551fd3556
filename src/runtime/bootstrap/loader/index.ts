/**
 * The loader: a script that the starter (../starter) requests at the first interaction. It loads React's files, hydrates
 * the page (states in ../hydration.ts), and until then handles menu, tabs, colour mode and announcement.
 */
import type {Hub} from '../hydration';
import {listenForControls} from '../../controls';
import {all} from '../../controls/all';
import {closeMenu, isMenuOpen, openMenu} from '../../controls/menu';
import {placeNavbar} from '../../controls/navbar';
import {hideNotice, showNotice} from '../../recovery/notice';
import {freshDocument, restorePageState} from '../../recovery/reload';
import {pageVersion, publishedVersion} from '../../recovery/version';
import {make} from '../make';
import {fetchFile, preload} from './fetchFile';
import {whenReleased} from './whenReleased';
import {answerPresses} from './answerPresses';
import {carryOver} from './carryOver';

/** Milliseconds that hydration may take before the page is reloaded. */
const hydrationTimeout = 10_000;

const hub = window.hub as Hub;
const {documentElement: root} = document;

/** React's scripts have run: only a reload can start it again. */
let hasRun = false;

const parsed = new Promise<void>((resolve) => {
  if (document.readyState !== 'loading') resolve();
  addEventListener('DOMContentLoaded', () => resolve());
});

/** Sheets and scripts, which are named in an element that goes when the sheets are there; none in a page that was cut off. */
const named = parsed.then(
  () => document.querySelector<HTMLElement>('[data-later]')?.dataset.files?.split(' ') ?? [],
);

/** Resolves when Docusaurus marks the page as hydrated. */
const hydrated = () =>
  new Promise<void>((resolve, reject) => {
    const look = () => root.dataset.hasHydrated === 'true' && resolve();
    new MutationObserver(look).observe(root, {attributeFilter: ['data-has-hydrated']});
    setTimeout(reject, hydrationTimeout, new Error('React did not answer'));
  });

/** Rejects when a script throws: a truncated or wrong file fires `load` like a good one. */
const broken = new Promise<never>((_, reject) => {
  const fail = () => reject(new Error('A script is broken'));
  addEventListener('error', ({filename}) => filename.includes('/assets/js/') && fail());
  addEventListener('unhandledrejection', ({reason}) => (reason as Error).name === 'ChunkLoadError' && fail());
});
broken.catch(() => {});

const tellSlow = () => showNotice('failed');

async function start(): Promise<void> {
  const files = await named;
  const sheets = files.filter((href) => href.endsWith('.css'));
  // Running the bundler's runtime and the main script starts React.
  const [bundler, site, ...chunks] = files.slice(sheets.length);
  if (!bundler || !site) throw new Error('The page was cut off');
  // Preloaded first, so that no notice appears during hydration, which needs the DOM that the server sent.
  const siteIsHere = preload(site, tellSlow);
  for (const href of [bundler, ...chunks]) make('link', {rel: 'preload', href, as: 'script'});
  const links = Promise.all(sheets.map((href) => fetchFile(href, tellSlow)));
  await Promise.all([links, ...chunks.map((href) => fetchFile(href, tellSlow))]);
  await fetchFile(bundler, tellSlow);
  await siteIsHere;
  await whenReleased(hub);
  hub.state = 'hydrating';
  hideNotice('failed');
  // All sheets are activated together: one alone would override the critical CSS in the wrong order.
  for (const link of (await links) as HTMLLinkElement[]) link.media = '';
  // Behind the sheets, what the page brought of them would override them.
  document.querySelector('[data-later]')?.remove();
  carryOver(hub);
  const answered = Promise.race([hydrated(), broken]);
  answered.catch(() => {});
  await fetchFile(site, tellSlow);
  hasRun = true;
  await answered;
}

/** Replays an event that happened before hydration. */
const fire = (element: Element | null | undefined, type: string) =>
  element?.dispatchEvent(new Event(type, {bubbles: true}));

/** Replays hover and focus. */
function replayHoverAndFocus(): void {
  const hovered = all(':hover').at(-1);
  fire(hovered, 'mouseover');
  fire(hovered, 'pointerover');
  fire(document.activeElement, 'focusin');
}

/** Ends hydration: components adopt the state of their elements. */
function handOver(): void {
  hideNotice('failed');
  // Links are now prefetched as route chunks, not as documents.
  document.querySelector('[type=speculationrules]')?.remove();
  hub.state = 'ready';
  for (const act of hub.handovers) act();
  hub.handovers.clear();
}

/** Reloads the page, once a version of the site, if the site can be reached; otherwise shows a notice. */
async function fail(): Promise<void> {
  const version = await publishedVersion();
  // A reload must not interrupt a press.
  await whenReleased(hub);
  if (version && freshDocument()) return;
  // When React has partly started, the next interaction must not start it again.
  if (!hasRun) hub.state = 'failed';
  showNotice(version && version !== pageVersion() ? 'outdated' : 'failed');
}

/** Lets a `click` that closely follows its `pointerdown` be handled first. */
const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));

async function load(): Promise<void> {
  await twoFrames();
  return start().then(handOver, fail);
}

// A policy without 'unsafe-inline' refuses a <style> of a script (src/policy).
const styles = new CSSStyleSheet();
styles.replaceSync(NOTICE_STYLES);
document.adoptedStyleSheets.push(styles);
Object.assign(hub, {handovers: new Set(), load, isMenuOpen, openMenu, closeMenu, placeNavbar});
listenForControls();
// The browser has scrolled to the hash before the navbar listened to scrolling.
if (location.hash) placeNavbar(location.hash);
answerPresses(hub);
hub.handovers.add(replayHoverAndFocus);

const retry = () => hub.state === 'failed' && hub.start();
addEventListener('online', retry);
addEventListener('pageshow', ({persisted}) => persisted && retry());
// An open dialog holds the notice, and React expects the dialog as the server sent it.
void parsed.then(() => restorePageState() && hub.handovers.add(() => showNotice('updated')));
void load();
