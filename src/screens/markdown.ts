/** Puts screens into pages, in the place of fences that name one. */
import type {Element, Parents, Root, RootContent} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {figureOf} from './figure';
import {labelsOf} from './labels';
import type {Screen} from './model';
import {screens} from './screens';

const isElement = (node: RootContent | undefined): node is Element => node?.type === 'element';

const isHeading = (node: Element) => /^h[1-6]$/.test(node.tagName);

const hasClass = ({properties}: Element, name: string) => [properties.className].flat().includes(name);

/** What a fence names, if it is one of a screen. */
function nameIn({tagName, children}: Element): string | undefined {
  const [code] = children;
  const isScreen = tagName === 'pre' && isElement(code) && hasClass(code, 'language-screen');
  return isScreen ? toString(code).trim() : undefined;
}

/** The steps that a picture belongs to: the last ones before it in its section, or else the next ones. */
function stepsBeside(parent: Parents, index: number): Element | undefined {
  const stepsIn = (nodes: Parents['children']) => {
    const elements = (nodes as RootContent[]).filter(isElement);
    const end = elements.findIndex(isHeading);
    return elements.slice(0, end < 0 ? undefined : end).find(({tagName}) => tagName === 'ol');
  };
  return stepsIn(parent.children.slice(0, index).reverse()) ?? stepsIn(parent.children.slice(index + 1));
}

/** Numbers of the steps by the labels that they name; the first step that names a label has it. */
export function numbersIn(steps: Element | undefined, screen: Screen): Map<string, number> {
  const numbers = new Map<string, number>();
  const shown = labelsOf(screen);
  const first = Number(steps?.properties.start ?? 1);
  const items = steps?.children.filter(isElement) ?? [];
  items.forEach((item, index) =>
    visit(item, 'element', (element) => {
      const label = toString(element).replace(/\s+/g, ' ');
      if (hasClass(element, 'ui') && shown.has(label) && !numbers.has(label))
        numbers.set(label, first + index);
    }),
  );
  return numbers;
}

/** A figure whose content React leaves as it is; no component, so that no reader downloads one. */
const figure = (id: string, html: string, product: string) => ({
  type: 'mdxJsxFlowElement',
  name: 'figure',
  attributes: [
    {type: 'mdxJsxAttribute', name: 'className', value: `screen product-${product}`},
    {type: 'mdxJsxAttribute', name: 'data-screen', value: id},
    {
      type: 'mdxJsxAttribute',
      name: 'dangerouslySetInnerHTML',
      value: {
        type: 'mdxJsxAttributeValueExpression',
        value: JSON.stringify({__html: html}),
        data: {estree: program(html)},
      },
    },
  ],
  children: [],
});

/** The expression `{__html: …}`. */
const program = (html: string) => ({
  type: 'Program',
  sourceType: 'module',
  body: [
    {
      type: 'ExpressionStatement',
      expression: {
        type: 'ObjectExpression',
        properties: [
          {
            type: 'Property',
            method: false,
            shorthand: false,
            computed: false,
            kind: 'init',
            key: {type: 'Identifier', name: '__html'},
            value: {type: 'Literal', value: html},
          },
        ],
      },
    },
  ],
});

/**
 * Draws what a fence names: ```` ```screen ```` with the id of a screen in it.
 *
 * @throws Error at an id that does not exist
 */
export function drawnScreens() {
  return (root: Root): void => {
    visit(root, 'element', (element, index, parent) => {
      const id = nameIn(element);
      if (id === undefined || !parent || index === undefined) return;
      const screen = screens[id];
      if (!screen)
        throw new Error(
          `Line ${element.position?.start.line}: there is no screen "${id}". Remedy: name one of docs/<product>/_screens.`,
        );
      const numbers = numbersIn(stepsBeside(parent, index), screen);
      parent.children[index] = figure(id, figureOf(screen, numbers), screen.product) as never;
    });
  };
}
