/** Rules that every format shares, and words to state the others in. */
import {load, type Cheerio} from 'cheerio';
import {isComment, type AnyNode, type Element} from 'domhandler';

export type Nodes = Cheerio<Element>;

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
export const isAddress = (value: string) => /^https?:\/\/[^\s/]+/.test(value) && URL.canParse(value);
export const isLanguage = (value: string) => {
  try {
    return Intl.getCanonicalLocales(value).length === 1;
  } catch {
    return false;
  }
};

/** RFC 822 as the Advisory Board wants it: four digits of year, and the weekday of that day. */
export function isRfc822(value: string): boolean {
  const [, weekday, rest = ''] =
    /^([A-Z][a-z]{2}), (\d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d (?:GMT|[+-]\d{4}))$/.exec(value) ?? [];
  const day = new Date(rest);
  return (
    !Number.isNaN(day.getTime()) && weekdays[new Date(rest.slice(0, 11) + ' GMT').getUTCDay()] === weekday
  );
}

/** RFC 3339, with the capitals that RFC 4287 asks for. */
export function isRfc3339(value: string): boolean {
  return (
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(value) &&
    !Number.isNaN(Date.parse(value)) &&
    new Date(`${value.slice(0, 10)}T00:00:00Z`).toISOString().startsWith(value.slice(0, 10))
  );
}

/** Content that shows in any reader: absolute addresses, published images with words, nothing that runs. */
export function contentProblems(html: string): string[] {
  const $ = load(html, {scriptingEnabled: false}, false);
  const found: string[] = html.trim() ? [] : ['content is empty'];
  $<Element, string>('*').each((_, {name, attribs}) => {
    if (/^(script|style|iframe|object|embed|form|input|button|link|meta|base|noscript|svg)$/.test(name))
      found.push(`content holds <${name}>`);
    for (const [key, value] of Object.entries(attribs)) {
      if (/^(class|style|id|data-|aria-|on)/.test(key)) found.push(`content has ${key}="${value}"`);
      if (/^(href|src|srcset|poster|cite)$/.test(key) && !isAddress(value) && !/^(mailto|tel):/.test(value))
        found.push(`content has the address ${value.slice(0, 60)}`);
    }
    if (name === 'img' && !attribs.src?.startsWith('https:'))
      found.push('an image is not at an https address');
    if (name === 'img' && attribs.alt === undefined) found.push('an image has no words');
  });
  const comments = $.root()
    .find('*')
    .addBack()
    .contents()
    .filter((_, node: AnyNode) => isComment(node));
  if (comments.length) found.push('content holds comments');
  return found;
}

/** Children of an element, by the name they have in the file. */
export const named = (parent: Nodes, name: string): Nodes =>
  parent.children().filter((_, {tagName}) => tagName === name);
export const textOf = (parent: Nodes, name: string): string => named(parent, name).first().text().trim();

function counted(
  parent: Nodes,
  names: string[],
  allowed: (count: number) => boolean,
  rule: string,
): string[] {
  return names.flatMap((name) => {
    const {length} = named(parent, name);
    return allowed(length) ? [] : [`${parent[0]?.tagName} has ${length} <${name}>, not ${rule}`];
  });
}
export const one = (parent: Nodes, ...names: string[]) =>
  counted(parent, names, (count) => count === 1, 'one');
export const atMostOne = (parent: Nodes, ...names: string[]) =>
  counted(parent, names, (count) => count < 2, 'at most one');

/** Elements without a prefix that the format does not know. */
export function strangers(parent: Nodes, known: string): string[] {
  return parent
    .children()
    .filter(
      (_, {tagName, attribs}) => !/:/.test(tagName) && !attribs.xmlns && !known.split(' ').includes(tagName),
    )
    .map((_, {tagName}) => `${parent[0]?.tagName} may not hold <${tagName}>`)
    .get();
}

export function unless(isRight: boolean, problem: string): string[] {
  return isRight ? [] : [problem];
}
export const unique = (ids: string[]) => unless(new Set(ids).size === ids.length, 'two entries have one id');
