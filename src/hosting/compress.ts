/** Compresses the text of a build once, as far as it goes, so that no request waits for it. */
import {createHash, randomBytes} from 'node:crypto';
import {mkdir, readdir, readFile, rename, stat, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {encodings} from './encodings';
import {setTime} from './times';
import {compressible} from './types';

/**
 * So many bytes of text are compressed as far as it goes, which takes a second of the processor for a megabyte. A build
 * of more, such as a reference of a thousand operations, would be compressed for longer than it is made: quality 6 takes
 * a sixtieth of the time for an eighth more bytes.
 */
const thorough = 100e6;

/**
 * Brotli's block, as a power of two: 128 kB. With it, three more pages in a hundred have their first view in the first
 * packets than with 64 kB, and none fewer than with brotli's own choice.
 */
const block = 17;

const compressors = {
  br: (content: Buffer, quality: number) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_LGBLOCK]: block,
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

async function compressed(
  content: Buffer,
  {coding, ending}: (typeof encodings)[number],
  quality: number,
  cache: string,
) {
  const name = createHash('sha256').update(content).update(`${quality} ${block}`).digest('hex').slice(0, 32);
  const kept = path.join(cache, name + ending);
  try {
    return await readFile(kept);
  } catch {
    const made = await compressors[coding](content, quality);
    await keep(kept, made);
    return made;
  }
}

/** @returns whether a file lies beside another because that was compressed */
const isCompressed = (file: string): boolean => encodings.some(({ending}) => file.endsWith(ending));

/**
 * Writes `page.html.br` and `page.html.gz` beside `page.html`, where that is text of more than 500 bytes that shrinks,
 * and gives all files times of their content.
 *
 * @param folder of a build that nothing else changes meanwhile
 * @param cache folder for what has been compressed before, by content
 * @param most bytes of text that are compressed as far as it goes
 */
export async function compressBuild(folder: string, cache: string, most = thorough): Promise<void> {
  await mkdir(cache, {recursive: true});
  const files = (await readdir(folder, {recursive: true, withFileTypes: true}))
    .filter((entry) => entry.isFile() && !isCompressed(entry.name))
    .map(({parentPath, name}) => path.join(parentPath, name));

  let total = 0;
  for (const file of files) {
    const {size} = await stat(file);
    if (isWorthCompressing(file, size)) total += size;
  }
  const quality = total > most ? 6 : constants.BROTLI_MAX_QUALITY;

  async function finish(file: string): Promise<void> {
    const content = await readFile(file);
    if (isWorthCompressing(file, content.length))
      for (const encoding of encodings) {
        const smaller = await compressed(content, encoding, quality, cache);
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
