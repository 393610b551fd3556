/** The module of the search as one script, which the starter requests (src/runtime/bootstrap/starter). */
import {openSearch} from './openSearch';

// A policy without 'unsafe-inline' refuses a <style> of a script (src/policy).
const styles = new CSSStyleSheet();
styles.replaceSync(SEARCH_STYLES);
document.adoptedStyleSheets.push(styles);

export const {client} = openSearch(() => new Worker(SEARCH_WORKER));
