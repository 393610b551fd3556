/** The Nu HTML checker. */
import {execFile} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import type {Page} from '@playwright/test';
import {open} from '../fixtures';

const checker = path.resolve('node_modules/vnu-jar/build/dist/vnu.jar');

/** Milliseconds; the checker takes a second a page on a busy machine. */
export const nuPatience = 300_000;

type Read = (page: Page, address: string) => Promise<string>;

/** The two states of a page: as the server sends it, and as React leaves it. */
export const states: [string, Read][] = [
  ['served', async (page, address) => (await page.request.get(address)).text()],
  [
    'hydrated',
    async (page, address) => {
      await open(page, address);
      return page.content();
    },
  ],
];

/** Keeps what was read for the checker. */
export function keep(html: string, address: string, folder: string): string {
  mkdirSync(folder, {recursive: true});
  const file = path.join(folder, `${address.replaceAll('/', '-').slice(1)}.html`);
  writeFileSync(file, html);
  return file;
}

/** Errors of the checker, one readable line each, without the folder of the files. */
export async function errorsOf(files: string[]): Promise<string[]> {
  const args = ['-jar', checker, '--errors-only', '--format', 'gnu', '--exit-zero-always', ...files];
  const {stderr} = await promisify(execFile)('java', args, {maxBuffer: 64e6});
  return stderr.split('\n').filter((line) => line.includes(': error:'));
}
