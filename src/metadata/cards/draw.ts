/** Draws cards as PNG files, each once: a drawing that a build has made is kept under the hash of what it shows. */
import {createHash} from 'node:crypto';
import {copyFile, mkdir, rename, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {renderAsync} from '@resvg/resvg-js';
import {version} from '@resvg/resvg-js/package.json';
import {png} from './png';

/** Changes when the same drawing gives another file: raise the number with a change of png.ts. */
const form = `${version} 2`;

/** @returns a name that changes with the drawing, and with the program that draws it */
export const nameOf = (svg: string): string =>
  `${createHash('sha256').update(form).update(svg).digest('hex').slice(0, 16)}.png`;

/** Letters are outlines: with the fonts of the machine, cards would differ from one to another. */
const options = {font: {loadSystemFonts: false}};

async function drawInto(file: string, svg: string): Promise<void> {
  const image = await renderAsync(svg, options);
  const own = `${file}.${process.pid}`;
  await writeFile(own, png(image));
  // Another build may draw the same card at this moment.
  await rename(own, file);
}

async function put(name: string, svg: string, kept: string, target: string): Promise<void> {
  const file = path.join(kept, name);
  const copy = () => copyFile(file, path.join(target, name));
  await copy().catch(async () => {
    await drawInto(file, svg);
    await copy();
  });
}

/**
 * @param svgs drawings by their names
 * @param kept folder for drawings between builds
 * @param target folder of the build
 */
export async function drawAll(
  svgs: ReadonlyMap<string, string>,
  kept: string,
  target: string,
): Promise<void> {
  await Promise.all([kept, target].map((folder) => mkdir(folder, {recursive: true})));
  const waiting = [...svgs];
  const lane = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await put(next[0], next[1], kept, target);
  };
  await Promise.all(Array.from({length: availableParallelism()}, lane));
}
