/** What the elements of a page are called: all that a selector can ask for, apart from where they stand. */
import type {Element} from 'domhandler';

export type Names = {
  tags: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  ids: ReadonlySet<string>;
  /** Names of attributes; their values change while a page is read. */
  attributes: ReadonlySet<string>;
  /** Texts of the attribute `style`. */
  styles: readonly string[];
};

/** What scripts put on elements before React answers, and the browser on a dialog. */
const comingAttributes = [
  'data-theme',
  'data-theme-choice',
  'data-announcement-bar-initially-dismissed',
  'data-hidden',
  'data-open',
  'data-waiting',
  'hidden',
  'open',
];

/** @returns the names of all these elements */
export function namesOf(elements: readonly Element[]): Names {
  const names = {
    tags: new Set<string>(),
    classes: new Set<string>(),
    ids: new Set<string>(),
    attributes: new Set(comingAttributes),
    styles: new Array<string>(),
  };
  for (const {name: tag, attribs} of elements) {
    names.tags.add(tag);
    for (const name of Object.keys(attribs)) names.attributes.add(name);
    for (const name of attribs.class?.split(/\s+/) ?? []) names.classes.add(name);
    if (attribs.id) names.ids.add(attribs.id);
    if (attribs.style) names.styles.push(attribs.style);
  }
  return names;
}
