/**
 * Modules of the configuration, kept between two readings of it: Docusaurus evaluates all of them again, libraries too,
 * which takes a second. Here only what has changed is, with what imports it.
 */
import {readFileSync, statSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

type Load = (file: string) => unknown;

type Jiti = (from: string, options: {cache: boolean; requireCache: boolean; interopDefault: boolean}) => Load;

const native = createRequire(__filename);
const imported = /(?:from|import|require|resolve)\s*\(?\s*['"](\.{1,2}\/[^'"\n]*|\.{1,2})['"]/g;
const endings = ['', '.ts', '.tsx', '.mjs', '.js', '.json', '/index.ts', '/index.tsx'];

/** Reads what is generated while it is evaluated. */
const readsAtOnce = /[\\/]src[\\/]api-reference[\\/]sidebar\.ts$/;

type Known = {time: number; imports: string[]};

const stamp = (file: string) => statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? 0;

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(imported)].map(([, name = '']) =>
    path.resolve(path.dirname(file), name),
  );

/** @returns the modules of the site, and how to forget those that have changed */
function moduleTable(siteDir: string) {
  const known = new Map<string, Known>();
  /** A module that is loaded when it is needed is not in the cache while the site is read again. */
  const everLoaded = new Set<string>();
  const own = () =>
    Object.keys(native.cache).filter(
      (file) => file.startsWith(siteDir + path.sep) && !file.includes(`${path.sep}node_modules${path.sep}`),
    );

  /** @returns those that import one of the files, however far away, and the files themselves */
  function withImporters(files: readonly string[], all: readonly string[]): Set<string> {
    const found = new Set(files);
    const importers = new Map<string, string[]>();
    for (const file of all)
      for (const name of known.get(file)?.imports ?? [])
        for (const ending of endings) {
          const target = name + ending;
          if (known.has(target)) importers.set(target, [...(importers.get(target) ?? []), file]);
        }
    for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
    return found;
  }

  return {
    has: (file: string) => everLoaded.has(file),

    /** Remembers what is loaded, so that a change of it can be told. */
    remember(): void {
      for (const file of own()) {
        everLoaded.add(file);
        const time = stamp(file);
        if (known.get(file)?.time !== time) known.set(file, {time, imports: time ? importsOf(file) : []});
      }
    },

    forget(root: string, saved: readonly string[]): void {
      const all = own();
      const changed = all.filter(
        (file) => known.get(file)?.time !== stamp(file) || saved.includes(file) || readsAtOnce.test(file),
      );
      for (const file of withImporters([root, ...changed], all)) {
        delete native.cache[file];
        known.delete(file);
      }
    },
  };
}

/**
 * Has Docusaurus keep the modules of the site that have not changed.
 *
 * @param siteDir folder of the site, as a whole path
 * @returns how to load a module with its latest imports, those of the files that were saved among them, and whether a file
 *   is one of those that were ever loaded
 */
export function keepingModules(siteDir: string) {
  const home = native.resolve('@docusaurus/utils/lib/moduleUtils');
  const jiti = createRequire(home)('jiti') as Jiti;
  const utilities = native(home) as {loadFreshModule: (file: string) => Promise<unknown>};
  const table = moduleTable(siteDir);
  const evaluate = jiti(home, {cache: true, requireCache: true, interopDefault: true});

  function load(file: string, saved: readonly string[] = []): unknown {
    table.forget(file, saved);
    try {
      return evaluate(file);
    } finally {
      table.remember();
    }
  }

  utilities.loadFreshModule = async (file) => {
    try {
      return await Promise.resolve(load(file));
    } catch (error) {
      throw new Error(`Docusaurus could not load module at path ${file}\nCause: ${String(error)}`, {
        cause: error,
      });
    }
  };
  return {load, has: table.has};
}
