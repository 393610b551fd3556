/** What runs or styles a page: the sources of a policy that allow this, and nothing else. */
import {createHash} from 'node:crypto';
import {isText, type Element} from 'domhandler';
import type {BuiltPage} from '../build/contract.node';

/** Sources as they stand in a policy: hashes of what stands in the page, and origins of what it names elsewhere. */
export type Inline = {
  scripts: ReadonlySet<string>;
  styles: ReadonlySet<string>;
  styleAttributes: ReadonlySet<string>;
  /** Of scripts and sheets, which may send there what they find. */
  origins: ReadonlySet<string>;
};

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const textOf = ({children}: Element): string =>
  children.map((child) => (isText(child) ? child.data : '')).join('');

/** Types of scripts that run, or that the browser obeys; others hold data. */
const obeyed = /^(|module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i;

/** @returns the origin of an address that is not of the site */
const originOf = (address = ''): string | undefined =>
  /^(https?:)?\/\//.test(address) ? new URL(address, 'https://site.example').origin : undefined;

/** @returns the sources that the scripts, styles and style attributes of a page need */
export function inlineIn({elements}: Pick<BuiltPage, 'elements'>): Inline {
  const all = {
    scripts: new Set<string>(),
    styles: new Set<string>(),
    styleAttributes: new Set<string>(),
    origins: new Set<string>(),
  };
  for (const element of elements) {
    const {name, attribs} = element;
    if (name === 'style') all.styles.add(hashOf(textOf(element)));
    if (name === 'script' && attribs.src === undefined && obeyed.test(attribs.type ?? ''))
      all.scripts.add(hashOf(textOf(element)));
    const origin = originOf(attribs.src ?? attribs.href);
    if (origin && (name === 'script' || (name === 'link' && attribs.rel === 'stylesheet')))
      all.origins.add(origin);
    if (attribs.style !== undefined) all.styleAttributes.add(hashOf(attribs.style));
  }
  return all;
}
