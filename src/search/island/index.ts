/** The module of the search as one script, which the starter requests (src/runtime/bootstrap/starter). */
import {openSearch} from './openSearch';

/** Inlined by bundle.ts: the address of the engine's script, and the styles of what the search shows. */
declare const SEARCH_WORKER: string;
declare const SEARCH_STYLES: string;

// A policy without 'unsafe-inline' refuses a <style> of a script (src/policy).
const styles = new CSSStyleSheet();
styles.replaceSync(SEARCH_STYLES);
document.adoptedStyleSheets.push(styles);

export const {open} = openSearch(() => new Worker(SEARCH_WORKER), true);
