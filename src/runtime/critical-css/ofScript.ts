/** The styles that a script brings for the elements that it makes, on pages that hold only the styles of their own. */
import {transform} from 'esbuild';
import {browsers} from '../../site/browsers';
import {inlineConstants} from './constants';
import {parseSheet, sheetFor} from './sheet';

/**
 * @param sheets texts, in the order in which a page would link them
 * @param code of the script, in which the names of its elements, classes and attributes stand as words
 * @param prefixes of classes that the script puts together, such as `icon--`, of a text of its own
 * @returns the rules that can match, with the custom properties that they need
 */
export async function stylesOfScript(
  sheets: readonly string[],
  code: string,
  prefixes: readonly string[],
): Promise<string> {
  const roots = sheets.map(parseSheet);
  inlineConstants(roots);
  const words = new Set(code.match(/[\w-]+/g));
  const texts = [...code.matchAll(/(["'`])([\w-]+)\1/g)].map(([, , text]) => text ?? '');
  const classes = new Set([...words, ...prefixes.flatMap((prefix) => texts.map((text) => prefix + text))]);
  const names = {tags: words, classes, ids: words, attributes: new Set([...words, 'data-theme']), styles: []};
  const {first, later} = sheetFor(roots)(names);
  const minified = await transform(first + later, {loader: 'css', minify: true, target: browsers});
  return minified.code.trim();
}
