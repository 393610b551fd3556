/**
 * Functions that the bundler is given once, and that are made again while the live-reload server runs: what it calls is
 * the latest of each name.
 */
import type {Plugin} from 'unified';

type Any = (...given: never[]) => unknown;

const key = Symbol.for('help-hub.latest');
const place = globalThis as {[key]?: Map<string, Any>};
const functions = (): Map<string, Any> => (place[key] ??= new Map<string, Any>());

/**
 * @param name of the function, of which there is one at a time
 * @param made the function as it is now
 * @returns a function that calls the latest one of the name
 */
export function latest<Made extends Any>(name: string, made: Made): Made {
  functions().set(name, made);
  const call = (...given: never[]) => functions().get(name)?.(...given);
  // Docusaurus counts the parameters of what it is given.
  return Object.defineProperty(call, 'length', {value: made.length}) as unknown as Made;
}

type Transform = (tree: unknown, file: unknown) => unknown;
type Attacher = (this: unknown, ...options: unknown[]) => Transform | undefined;
type Listed = Plugin | [Plugin, ...unknown[]];

function latestPlugin(name: string, listed: Listed): Listed {
  const [plugin, ...options] = Array.isArray(listed) ? listed : [listed];
  const attach = latest(name, function attached(self: unknown) {
    return (plugin as unknown as Attacher).apply(self, options);
  });
  return function attacher(this: unknown) {
    // With a third parameter, it would be waited for until it calls that one.
    return (tree: unknown, file: unknown) => attach(this)?.(tree, file);
  } as unknown as Plugin;
}

/**
 * @param lists plugins of Markdown by the name of their option
 * @returns them as plugins that do what the latest ones of their place do
 */
export const latestPlugins = <Lists extends Record<string, readonly unknown[]>>(lists: Lists): Lists =>
  Object.fromEntries(
    Object.entries(lists).map(([name, list]) => [
      name,
      list.map((listed, index) => latestPlugin(`${name} ${index}`, listed as Listed)),
    ]),
  ) as unknown as Lists;
