/** Finds modules that nothing imports. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const imported = /\b(?:from|import|import\()\s*'(\.[^']*|@site\/[^']*)'/g;

/** @returns the modules of a folder and of those in it */
export const modulesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile() && /\.(tsx?|mdx?)$/.test(entry.name))
        .map((entry) => path.join(entry.parentPath, entry.name))
    : [];

/** The file that an import means, or undefined when it is none of the project. */
function resolved(root: string, from: string, target: string): string | undefined {
  const place = target.startsWith('@site/')
    ? path.join(root, target.slice('@site/'.length))
    : path.join(path.dirname(from), target);
  const files = [
    place,
    `${place}.ts`,
    `${place}.tsx`,
    path.join(place, 'index.ts'),
    path.join(place, 'index.tsx'),
  ];
  return files.find((file) => /\.\w+$/.test(file) && existsSync(file));
}

const importsOf = (root: string, file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(imported)].flatMap(
    ([, target = '']) => resolved(root, file, target) ?? [],
  );

/**
 * @param root folder of the project
 * @param entries modules to begin with, by their whole paths
 * @returns these, and every file that they import, themselves or through others
 */
export function reached(root: string, entries: readonly string[]): Set<string> {
  const found = new Set(entries);
  for (const file of found)
    if (/\.(tsx?|mts|mdx?)$/.test(file)) for (const next of importsOf(root, file)) found.add(next);
  return found;
}

/**
 * @param root folder of the project
 * @param folders to look in, from the root
 * @returns their modules that no other module of `src` imports, by their whole paths; components are named by paths that
 *   are put together, so that folders `ui` are left alone
 */
export function unusedModules(root: string, folders: readonly string[]): string[] {
  const modules = modulesBelow(path.join(root, 'src'));
  const used = new Set(modules.flatMap((file) => importsOf(root, file).filter((target) => target !== file)));
  const within = folders.map((folder) => path.join(root, folder) + path.sep);
  const isOurs = (file: string) =>
    within.some((folder) => file.startsWith(folder)) && !/[\\/]ui[\\/]/.test(file);
  return modules.filter((file) => isOurs(file) && !used.has(file));
}
