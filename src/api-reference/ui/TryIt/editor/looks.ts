import {HighlightStyle, syntaxHighlighting} from '@codemirror/language';
import {EditorView} from '@codemirror/view';
import {tags} from '@lezer/highlight';

/** Colours of code as everywhere (src/content/code/codeRoles.ts); the tokens follow the colour mode by themselves. */
const colours = HighlightStyle.define([
  {tag: tags.propertyName, color: 'var(--hub-focus)'},
  {tag: tags.string, color: 'var(--hub-success)'},
  {tag: [tags.number, tags.bool, tags.null], color: 'var(--hub-transact)'},
]);

const box = {border: '1px solid var(--hub-line-strong)', borderRadius: 'var(--hub-radius)'};

const theme = EditorView.theme({
  '&': {...box, backgroundColor: 'var(--hub-page)', color: 'var(--hub-text)', fontSize: 'var(--hub-type-14)'},
  '&.cm-focused': {outline: '2px solid var(--hub-brand)', outlineOffset: '1px'},
  '.cm-scroller': {
    maxHeight: '26rem',
    fontFamily: 'var(--ifm-font-family-monospace)',
    lineHeight: '1.5',
  },
  '.cm-content, .cm-gutter': {minHeight: '8rem'},
  '.cm-content': {caretColor: 'var(--hub-text)', padding: 'var(--hub-space-8) 0'},
  '.cm-gutters': {backgroundColor: 'var(--hub-raised)', color: 'var(--hub-muted)', border: 'none'},
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--hub-line)',
    color: 'inherit',
  },
  '.cm-tooltip': {...box, backgroundColor: 'var(--hub-raised)', color: 'var(--hub-text)'},
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {fontFamily: 'inherit', maxHeight: '14rem'},
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {padding: 'var(--hub-space-4) var(--hub-space-8)'},
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--hub-brand)',
    color: 'var(--hub-page)',
  },
  '.cm-completionDetail': {fontStyle: 'normal', color: 'inherit'},
  '.cm-completionMatchedText': {textDecoration: 'none', fontWeight: '650'},
  '.cm-diagnostic-error': {borderLeft: '3px solid var(--hub-danger)'},
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--hub-danger)',
    textUnderlineOffset: '3px',
  },
});

/** How the editor looks, in both colour modes. */
export const looks = [theme, syntaxHighlighting(colours)];
