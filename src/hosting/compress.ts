/** Compresses the text of a build once, as far as it goes, so that no request waits for it. */
import {createHash, randomBytes} from 'node:crypto';
import {mkdir, readdir, readFile, rename, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {encodings} from './encodings';
import {setTime} from './times';
import {compressible} from './types';

const compressors = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content: Buffer) => promisify(gzip)(content, {level: constants.Z_BEST_COMPRESSION}),
};

/** What is shorter fits into one packet as it is. */
const longerThan = 500;

/**
 * @param file name or path
 * @param length of its content
 * @returns whether it is text of more than 500 bytes
 */
export const isWorthCompressing = (file: string, length: number): boolean =>
  compressible.includes(path.extname(file).slice(1).toLowerCase()) && length > longerThan;

/** The file is whole whenever another build reads it. */
async function keep(file: string, content: Buffer): Promise<void> {
  const next = `${file}.${randomBytes(4).toString('hex')}`;
  await writeFile(next, content);
  await rename(next, file);
}

async function compressed(content: Buffer, {coding, ending}: (typeof encodings)[number], cache: string) {
  const name = createHash('sha256').update(content).digest('hex').slice(0, 32);
  const kept = path.join(cache, name + ending);
  try {
    return await readFile(kept);
  } catch {
    const made = await compressors[coding](content);
    await keep(kept, made);
    return made;
  }
}

/** @returns whether a file lies beside another because that was compressed */
export const isCompressed = (file: string): boolean => encodings.some(({ending}) => file.endsWith(ending));

/**
 * Writes `page.html.br` and `page.html.gz` beside `page.html`, where that is text of more than 500 bytes that shrinks,
 * and gives all files times of their content.
 *
 * @param folder of a build that nothing else changes meanwhile
 * @param cache folder for what has been compressed before, by content
 */
export async function compressBuild(folder: string, cache: string): Promise<void> {
  await mkdir(cache, {recursive: true});
  const files = (await readdir(folder, {recursive: true, withFileTypes: true}))
    .filter((entry) => entry.isFile() && !isCompressed(entry.name))
    .map(({parentPath, name}) => path.join(parentPath, name));

  async function finish(file: string): Promise<void> {
    const content = await readFile(file);
    if (isWorthCompressing(file, content.length))
      for (const encoding of encodings) {
        const smaller = await compressed(content, encoding, cache);
        if (smaller.length >= content.length) continue;
        await writeFile(file + encoding.ending, smaller);
        await setTime(file + encoding.ending, content);
      }
    await setTime(file, content);
  }

  const work = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) await finish(file);
  };
  await Promise.all(Array.from({length: availableParallelism()}, work));
}
