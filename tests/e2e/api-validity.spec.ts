/** Every page of the API reference is valid HTML for the Nu HTML checker, as it is served and as React leaves it. */
import {execFile} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, open, test} from './fixtures';

const checker = path.resolve('node_modules/vnu-jar/build/dist/vnu.jar');

/** Milliseconds; the checker takes a second a page on a busy machine. */
const patience = 300_000;

function pages(): string[] {
  const xml = readFileSync('build/sitemap.xml', 'utf8');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url = '']) => new URL(url).pathname)
    .filter((address) => address.startsWith('/docs/api/'));
}

/** Errors of the checker, one readable line each, without the folder of the files. */
async function errorsOf(files: string[]): Promise<string[]> {
  const args = ['-jar', checker, '--errors-only', '--format', 'gnu', '--exit-zero-always', ...files];
  const {stderr} = await promisify(execFile)('java', args, {maxBuffer: 64e6});
  return stderr.split('\n').filter((line) => line.includes(': error:'));
}

for (const [state, read] of [
  ['served', async (page, address) => (await page.request.get(address)).text()],
  [
    'hydrated',
    async (page, address) => {
      await open(page, address);
      return page.content();
    },
  ],
] satisfies [string, (page: Parameters<typeof open>[0], address: string) => Promise<string>][]) {
  test(`API pages as ${state} have no error`, async ({page}, {outputDir}) => {
    test.setTimeout(patience);
    mkdirSync(outputDir, {recursive: true});
    const files: string[] = [];
    for (const address of pages()) {
      const file = path.join(outputDir, `${address.replaceAll('/', '-').slice(1)}.html`);
      writeFileSync(file, await read(page, address));
      files.push(file);
    }
    expect(files.length).toBeGreaterThan(45);
    expect(await errorsOf(files)).toEqual([]);
  });
}
