/** What stands in a page itself and would run or style it: the sources of a policy that allow this, and nothing else. */
import {createHash} from 'node:crypto';
import {isTag, isText, type Element} from 'domhandler';
import {unescape} from 'lodash';
import type {BuiltPage} from '../build/contract.node';

/** Sources by hash, as they stand in a policy. */
export type Inline = {
  scripts: ReadonlySet<string>;
  styles: ReadonlySet<string>;
  styleAttributes: ReadonlySet<string>;
};

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const isInSvg = ({parent}: Element): boolean =>
  Boolean(parent && isTag(parent) && (parent.name === 'svg' || isInSvg(parent)));

/** Browsers read characters such as `&lt;` in SVG, and nowhere else in styles and scripts. */
function textOf(element: Element): string {
  const text = element.children.map((child) => (isText(child) ? child.data : '')).join('');
  return isInSvg(element) ? unescape(text) : text;
}

/** Types of scripts that run, or that the browser obeys; others hold data. */
const obeyed = /^(|module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i;

/** @returns the sources that the page's own scripts, styles and style attributes need */
export function inlineIn({elements}: Pick<BuiltPage, 'elements'>): Inline {
  const all = {scripts: new Set<string>(), styles: new Set<string>(), styleAttributes: new Set<string>()};
  for (const element of elements) {
    const {name, attribs} = element;
    if (name === 'style') all.styles.add(hashOf(textOf(element)));
    if (name === 'script' && attribs.src === undefined && obeyed.test(attribs.type ?? ''))
      all.scripts.add(hashOf(textOf(element)));
    if (attribs.style !== undefined) all.styleAttributes.add(hashOf(attribs.style));
  }
  return all;
}
