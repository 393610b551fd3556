/**
 * `npm run api:mock`: the APIs as servers on this machine, which check real requests and answer with the examples
 * of the specifications. Prism plays each of them, with CORS, so that a page may call it.
 *
 * PORT chooses the first port (4010); each further API has the next one.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import {specifications} from '../site/apis';
import {readPort, run, say} from './command';

const prism = 'node_modules/@stoplight/prism-cli/dist/index.js';

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
  const first = readPort(4010, 'PORT=4010 npm run api:mock');
  const mocks = specifications.map(({file}, index) => {
    const args = [prism, 'mock', '--cors', '--port', String(first + index), file];
    return {file, child: spawn(process.execPath, args, {stdio: ['ignore', 'pipe', 'inherit']})};
  });
  const end = () => mocks.forEach(({child}) => child.kill());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
  process.on('exit', end);
  await Promise.all(mocks.map(({file, child}) => listening(child, file)));
  mocks.forEach(({file}, index) => say(`${file} answers on http://localhost:${first + index}`));
  say('Ctrl+C stops them');
});
