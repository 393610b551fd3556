/** Compresses the text of a build once, as far as it goes, so that no request waits for it. */
import {createHash, randomBytes} from 'node:crypto';
import {mkdir, readdir, readFile, rename, stat, utimes, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

/**
 * A build of more bytes of text, such as a reference of a thousand operations, would be compressed for longer than it is
 * made: quality 6 takes a sixtieth of the time for an eighth more bytes.
 */
const thorough = 100e6;

/** Brotli's block, as a power of two. With 128 kB, more pages have their first view in the first packets. */
const block = 17;

const {BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGBLOCK} = constants;
const compressors = {
  br: (content: Buffer, quality: number) =>
    promisify(brotliCompress)(content, {
      params: {
        [BROTLI_PARAM_QUALITY]: quality,
        [BROTLI_PARAM_SIZE_HINT]: content.length,
        [BROTLI_PARAM_LGBLOCK]: block,
      },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, {level: constants.Z_BEST_COMPRESSION}),
};

/** Endings of text, which shrinks. */
const text = /\.(html|css|js|json|xml|txt|csv|md|ya?ml|webmanifest|svg)$/;

const digest = (content: Buffer) => createHash('sha256').update(content).digest();

/**
 * A time in the past by the content of a file: servers make entity tags of times, so what has not changed keeps its tag
 * from one build to the next.
 */
async function setTime(file: string, content: Buffer): Promise<void> {
  const seconds = Date.UTC(2000, 0) / 1000 + (digest(content).readUIntBE(0, 6) % (20 * 365 * 24 * 3600));
  await utimes(file, seconds, seconds);
}

async function compressed(content: Buffer, ending: 'br' | 'gz', quality: number, cache: string) {
  const kept = path.join(cache, `${digest(content).toString('hex')}-${quality}-${block}.${ending}`);
  try {
    return await readFile(kept);
  } catch {
    const made = await compressors[ending](content, quality);
    // Whole, whenever another build reads it.
    const next = `${kept}.${randomBytes(4).toString('hex')}`;
    await writeFile(next, made);
    await rename(next, kept);
    return made;
  }
}

/**
 * Writes `page.html.br` and `page.html.gz` beside `page.html`, where that is text that shrinks and does not fit into one
 * packet as it is, and gives all files times of their content.
 *
 * @param folder of a build that nothing else changes meanwhile
 * @param cache folder for what has been compressed before, by content
 */
export async function compressBuild(folder: string, cache: string): Promise<void> {
  await mkdir(cache, {recursive: true});
  const files: {file: string; size: number}[] = [];
  for (const entry of await readdir(folder, {recursive: true, withFileTypes: true})) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !/\.(br|gz)$/.test(file)) files.push({file, size: (await stat(file)).size});
  }
  const isWorth = ({file, size}: (typeof files)[number]) => text.test(file) && size > 500;
  const total = files.filter(isWorth).reduce((sum, {size}) => sum + size, 0);
  const quality = total > thorough ? 6 : constants.BROTLI_MAX_QUALITY;

  const work = async () => {
    for (let one = files.pop(); one; one = files.pop()) {
      const {file} = one;
      const content = await readFile(file);
      for (const ending of isWorth(one) ? (['br', 'gz'] as const) : []) {
        const smaller = await compressed(content, ending, quality, cache);
        if (smaller.length >= content.length) continue;
        await writeFile(`${file}.${ending}`, smaller);
        await setTime(`${file}.${ending}`, content);
      }
      await setTime(file, content);
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, work));
}
