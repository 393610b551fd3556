/** What the elements of a page are called: all that a selector can ask for, apart from where they stand. */
import {Parser} from 'htmlparser2';

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

/**
 * @param html markup
 * @returns the names of all its elements
 */
export function namesOf(html: string): Names {
  const names = {
    tags: new Set<string>(),
    classes: new Set<string>(),
    ids: new Set<string>(),
    attributes: new Set(comingAttributes),
    styles: new Array<string>(),
  };
  const parser = new Parser({
    onopentag(tag, attributes) {
      names.tags.add(tag);
      for (const name of Object.keys(attributes)) names.attributes.add(name);
      for (const name of attributes.class?.split(/\s+/) ?? []) names.classes.add(name);
      if (attributes.id) names.ids.add(attributes.id);
      if (attributes.style) names.styles.push(attributes.style);
    },
  });
  parser.end(html);
  return names;
}
