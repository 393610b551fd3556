/** Folds a list of entries by its families, under a filter: error codes, and fields of the data dictionary. */
import type {Element, ElementContent, Root} from 'hast';
import {visit} from 'unist-util-visit';

/** What an entry is called, by its element. */
const nouns: Record<string, string> = {section: 'codes', div: 'fields'};

const isEntry = ({properties}: Element) => [properties.className].flat().includes('entry');

function entriesIn(part: Root | Element): Element[] {
  const entries: Element[] = [];
  visit(part, 'element', (element) => {
    if (isEntry(element)) entries.push(element);
  });
  return entries;
}

const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[] = [],
): Element => ({type: 'element', tagName, properties, children});

/** A section with entries, under its heading and their number. */
function folded(
  [heading, ...content]: [Element, ...ElementContent[]],
  entries: number,
  noun: string,
): Element {
  const number = element('span', {'data-search-ignore': ''}, [{type: 'text', value: `${entries} ${noun}`}]);
  return element('details', {className: ['family']}, [
    element('summary', {}, [{...heading, tagName: 'familyHeading'}, number]),
    ...content,
  ]);
}

/**
 * An entry has the class `entry` (src/content/error-codes, src/content/data-dictionary); a family is a section of level 2
 * that has one. Headings stay as they are, for links and for the table of contents.
 */
export function families() {
  return (root: Root): void => {
    const all = entriesIn(root);
    const noun = nouns[all[0]?.tagName ?? ''];
    if (!noun) return;
    const sections: Root['children'][] = [[]];
    for (const node of root.children) {
      if (node.type === 'element' && node.tagName === 'h2') sections.push([]);
      sections.at(-1)!.push(node);
    }
    root.children = sections.flatMap((children) => {
      const entries = entriesIn({type: 'root', children});
      const [heading] = children;
      if (!entries.length || heading?.type !== 'element' || heading.tagName !== 'h2') return children;
      const family = folded(children as [Element, ...ElementContent[]], entries.length, noun);
      return entries[0] === all[0] ? [element('entryFilter', {count: all.length, noun}), family] : [family];
    });
  };
}
