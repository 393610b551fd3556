/**
 * Kinds of elements, and pages that together show all of them: what depends on the look of an element (contrast, forced
 * colours, size on a phone) is tested on these, because another page shows nothing that they do not.
 */
import {builtPages, type BuiltPage} from './built';

const tags = /<([a-z][\w-]*)((?:\s[^>]*)?)>/g;
const named = /\s(class|role|style)=(?:"([^"]*)"|([^\s>"]+))/g;
const unseen = /<(script|style|noscript|svg)[\s>].*?<\/\1>/gs;

/** A class that names the page alone. */
const isOwn = (name: string) => /^docs-doc-id-/.test(name);

/** @returns a name for each element with each of its classes, roles and styles of its own, such as `code.language-bash` */
function kindsOf({html}: BuiltPage): Set<string> {
  const kinds = new Set<string>();
  for (const [, tag = '', attributes = ''] of html.replace(unseen, '').matchAll(tags)) {
    kinds.add(tag);
    for (const [, , quoted, bare] of attributes.matchAll(named))
      for (const name of (quoted ?? bare ?? '').split(' ')) if (!isOwn(name)) kinds.add(`${tag}.${name}`);
  }
  return kinds;
}

/** @returns site paths of a few pages that together have every kind of element of the site */
export function representatives(): Set<string> {
  const left = new Map(builtPages().map((page) => [page.path, kindsOf(page)]));
  const chosen = new Set<string>();
  while (left.size) {
    const [path, shown] = [...left].reduce((best, next) => (next[1].size > best[1].size ? next : best));
    chosen.add(path);
    for (const [other, kinds] of left) {
      for (const kind of shown) if (other !== path) kinds.delete(kind);
      if (other === path || !kinds.size) left.delete(other);
    }
  }
  return chosen;
}
