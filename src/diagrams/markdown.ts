/** Puts stored drawings into pages, in the place of what Docusaurus makes of a Mermaid fence. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {drawingPath, keyOf} from './key';
import {withNumber} from './standalone';

const projectRoot = path.resolve(__dirname, '../..');

/** What a page with a diagram that is not stored imports: it alone brings Mermaid. */
const late = {name: 'LateDiagram', from: '@site/src/diagrams/ui/LateDiagram'};

function storedDrawing(key: string): string | undefined {
  const file = path.join(projectRoot, drawingPath(key));
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** An import in the module of a page. */
function importNode() {
  const local = {type: 'Identifier', name: late.name};
  const declaration = {
    type: 'ImportDeclaration',
    specifiers: [{type: 'ImportDefaultSpecifier', local}],
    source: {type: 'Literal', value: late.from, raw: JSON.stringify(late.from)},
    attributes: [],
  };
  return {
    type: 'mdxjsEsm',
    value: `import ${late.name} from '${late.from}';`,
    data: {estree: {type: 'Program', sourceType: 'module', body: [declaration]}},
  };
}

const lateElement = (value: string) => ({
  type: 'mdxJsxFlowElement',
  name: late.name,
  attributes: [{type: 'mdxJsxAttribute', name: 'value', value}],
  children: [],
});

/** Gives each diagram its stored drawing; one that has none is drawn in the browser of the reader. */
export function drawings() {
  return (root: Root): void => {
    const seen = new Map<string, number>();
    let isLate = false;
    visit(root, 'element', (element: Element, index, parent) => {
      if (element.tagName !== 'mermaid' || !parent || index === undefined) return;
      const source = String(element.properties.value ?? '');
      const key = keyOf(source);
      const drawing = storedDrawing(key);
      if (drawing === undefined) {
        isLate = true;
        parent.children[index] = lateElement(source) as never;
        return;
      }
      const count = (seen.get(key) ?? 0) + 1;
      seen.set(key, count);
      element.properties = {value: source, name: key, drawing: withNumber(drawing, key, count)};
    });
    if (isLate) root.children.unshift(importNode() as never);
  };
}
