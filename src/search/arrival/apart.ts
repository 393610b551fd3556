/** Marks as one script with its styles, which the module of the search imports when there is something to mark. */
const styles = new CSSStyleSheet();
styles.replaceSync(SEARCH_STYLES);
document.adoptedStyleSheets.push(styles);

export {mark} from './marks';
