/** Whether the inside of Docusaurus is what a patch was written for. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Patch} from './patch';

/** Looked for by its path: what a package exports leaves most of these files out. */
function sourceOf(module: string): string | undefined {
  const files = (require.resolve.paths(module) ?? []).map((folder) => path.join(folder, module));
  const file = files.find((one) => existsSync(one));
  return file && readFileSync(file, 'utf8');
}

/** @returns what does not fit, a sentence for each target; none when the patch fits */
export const misfits = ({targets}: Pick<Patch, 'targets'>): string[] =>
  targets.flatMap(({module, has}) => {
    const source = sourceOf(module);
    if (source === undefined) return `${module} is not there`;
    return has.test(source) ? [] : `${module} has no ${String(has)}`;
  });
