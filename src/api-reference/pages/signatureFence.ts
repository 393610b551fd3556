/** Puts the form that checks a webhook into pages of the guides, in the place of fences that say how it is signed. */
import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import type {VFile} from 'vfile';
import {visit} from 'unist-util-visit';
import {parse} from 'yaml';
import {isObject} from '../model/grammar';
import {ruleFrom} from './signature';

/** What a page with such a fence imports: no other page brings it. */
const form = {name: 'WebhookSignature', from: '@site/src/api-reference/ui/WebhookSignature'};

const importNode = {
  type: 'mdxjsEsm',
  value: `import ${form.name} from '${form.from}';`,
  data: {
    estree: {
      type: 'Program',
      sourceType: 'module',
      body: [
        {
          type: 'ImportDeclaration',
          specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: form.name}}],
          source: {type: 'Literal', value: form.from, raw: JSON.stringify(form.from)},
          attributes: [],
        },
      ],
    },
  },
};

/** A property whose value is a text or a number. */
function property([name, value]: [string, string | number]) {
  if (typeof value === 'string') return {type: 'mdxJsxAttribute', name, value};
  const expression = {type: 'Literal', value, raw: String(value)};
  const body = [{type: 'ExpressionStatement', expression}];
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: String(value),
      data: {estree: {type: 'Program', sourceType: 'module', body}},
    },
  };
}

function textIn({tagName, children: [code]}: Element): string | undefined {
  const isSignature =
    tagName === 'pre' &&
    code?.type === 'element' &&
    [code.properties.className].flat().includes('language-signature');
  return isSignature ? toString(code) : undefined;
}

/** What the form is given; undefined where the text says nothing that it can check. */
function propertiesOf(text: string): [string, string | number][] | undefined {
  const given: unknown = parse(text);
  if (!isObject(given) || typeof given.header !== 'string') return undefined;
  const {method = 'post'} = given;
  const rule = ruleFrom(given.header, given);
  if (!rule || typeof method !== 'string') return undefined;
  return Object.entries({method, ...rule}).filter(([, value]) => value !== undefined);
}

/**
 * The fence has the language `signature`, and in YAML `header`, `method` and what `x-signature` may say (README.md).
 *
 * @throws Error with the place of a fence that says nothing which the form can check
 */
export function signatureForms() {
  return (root: Root, file: Pick<VFile, 'path'>): void => {
    let isFound = false;
    visit(root, 'element', (element, index, parent) => {
      const text = textIn(element);
      if (text === undefined || !parent || index === undefined) return;
      const properties = propertiesOf(text);
      if (!properties)
        throw new Error(
          `${file.path}:${element.position?.start.line ?? 1} The fence does not say how a webhook is signed. Remedy: name the header, and what x-signature may say (src/api-reference/README.md).`,
        );
      isFound = true;
      parent.children[index] = {
        type: 'mdxJsxFlowElement',
        name: form.name,
        attributes: properties.map(property),
        children: [],
      } as never;
    });
    if (isFound) root.children.unshift(importNode as never);
  };
}
