/**
 * `npm run api:mock`: the APIs as servers on this machine, which check real requests and answer with the examples
 * of the specifications, with their overlays. Prism plays each of them, with CORS, so that a page may call it.
 *
 * PORT chooses the first port (4010); each further API has the next one.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {sourceOf} from '../api-reference/contract';
import {specifications, type SpecificationEntry} from '../site/apis';
import {run, say} from './command';
import {portOf} from './port';

const prism = 'node_modules/@stoplight/prism-cli/dist/index.js';

/** @returns the file of an API's document, or, with overlays, of what they make of it, which is written to `folder` */
async function mockFile(entry: SpecificationEntry, folder: string): Promise<string> {
  if (!entry.overlays?.length) return entry.file;
  const file = path.join(folder, path.basename(entry.file));
  writeFileSync(file, await sourceOf(entry));
  return file;
}

/** @returns once Prism listens; its long list of requests would hide the addresses, so it is kept for a failure */
function listening(mock: ChildProcess, file: string): Promise<void> {
  let said = '';
  return new Promise((resolve, reject) => {
    mock.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Prism is listening')) resolve();
    });
    mock.once('error', reject);
    mock.once('exit', () =>
      reject(
        new Error(
          `The mock of ${file} ended.\n${said.trim()}\nRemedy: read its last line; if the port is in use, choose another: PORT=4020 npm run api:mock`,
        ),
      ),
    );
  });
}

run(async () => {
  const first = portOf(process.env.PORT ?? '4010', 'PORT=4010 npm run api:mock');
  const folder = mkdtempSync(path.join(tmpdir(), 'help-hub-mock-'));
  process.on('exit', () => rmSync(folder, {recursive: true, force: true}));
  const files = await Promise.all(specifications.map((entry) => mockFile(entry, folder)));
  const mocks = specifications.map(({file}, index) => {
    const args = [prism, 'mock', '--cors', '--port', String(first + index), files[index] ?? file];
    return {file, child: spawn(process.execPath, args, {stdio: ['ignore', 'pipe', 'inherit']})};
  });
  const end = () => mocks.forEach(({child}) => child.kill());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
  process.on('exit', end);
  await Promise.all(mocks.map(({file, child}) => listening(child, file)));
  mocks.forEach(({file}, index) => say(`${file} answers on http://localhost:${first + index}`));
  say('Ctrl+C stops them');
});
