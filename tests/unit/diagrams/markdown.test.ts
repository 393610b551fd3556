import type {Element, Root} from 'hast';
import {describe, expect, it} from 'vitest';
import {keyOf} from '../../../src/diagrams/key';
import {drawings} from '../../../src/diagrams/markdown';
import {filesOn} from '../../../src/rules/files';
import {fencesOf} from '../../../src/rules/text';
import {readSite} from '../../../src/rules/site';

const site = readSite(filesOn(process.cwd()));
const [stored = ''] = site.pages.flatMap((page) => fencesOf(page, 'mermaid')).map(({value}) => value);

const fence = (value: string): Element => ({
  type: 'element',
  tagName: 'mermaid',
  properties: {value},
  children: [],
});

function pageOf(...sources: string[]): Root {
  const root: Root = {type: 'root', children: sources.map(fence)};
  drawings()(root);
  return root;
}

describe('a diagram', () => {
  it('gets its stored drawing', () => {
    const [element] = pageOf(stored).children as Element[];
    expect(element?.tagName).toBe('mermaid');
    expect(element?.properties).toMatchObject({value: stored, name: keyOf(stored)});
    expect(element?.properties.drawing).toMatch(/^<svg class="drawing"/);
  });

  it('that a page shows twice has other ids the second time', () => {
    const [one, two] = pageOf(stored, stored).children as Element[];
    const ids = (element?: Element) =>
      [...String(element?.properties.drawing).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids(one).length).toBe(3);
    expect(ids(two).filter((id) => ids(one).includes(id))).toEqual([]);
  });

  it('without a drawing is drawn in the browser, by a component that this page alone imports', () => {
    const {children} = pageOf('pie\n  "a" : 1', stored, 'pie\n  "b" : 1');
    expect(children.map(({type}) => type)).toEqual([
      'mdxjsEsm',
      'mdxJsxFlowElement',
      'element',
      'mdxJsxFlowElement',
    ]);
    expect(children[0]).toMatchObject({
      value: "import LateDiagram from '@site/src/diagrams/ui/LateDiagram';",
    });
    expect(children[1]).toMatchObject({name: 'LateDiagram', attributes: [{name: 'value'}]});
  });
});
