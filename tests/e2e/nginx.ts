/** A real nginx with the configuration that the project ships, on a free port. */
import {spawn, type ChildProcess} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {findNginx} from '../../src/cli/system';
import {freePort} from '../support/port';
import {skipWithout} from './skip';

async function answers(url: string, nginx: ChildProcess, log: () => string): Promise<void> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline;) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended with code ${nginx.exitCode}: ${log()}`);
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nginx does not answer at ${url}: ${log()}`);
}

/**
 * @param root the static folder
 * @param scratch an own folder for the configuration, the pid and the temporary files
 */
export async function startNginx(
  root: string,
  scratch: string,
): Promise<{url: string; stop: () => Promise<void>}> {
  skipWithout('nginx');
  const program = findNginx() ?? 'nginx';
  const port = await freePort();
  mkdirSync(scratch, {recursive: true});
  const file = path.join(scratch, 'nginx.conf');
  // The shipped file keeps its temporary files beside the static folder; here they belong to the test.
  const configuration = readFileSync('src/hosting/nginx.conf', 'utf8')
    .replaceAll('ROOT/../', `${scratch}/`)
    .replaceAll('ROOT', path.resolve(root))
    .replaceAll('PORT', String(port));
  writeFileSync(file, configuration);
  const nginx = spawn(program, ['-c', file, '-e', 'stderr'], {stdio: ['ignore', 'ignore', 'pipe']});
  let log = '';
  nginx.stderr.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(url, nginx, () => log);
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        nginx.once('exit', () => resolve());
        nginx.kill('SIGQUIT');
      }),
  };
}
