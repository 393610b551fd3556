/** The live-reload server of `npm start`, over a copy of the site that tests may write into. */
import {spawn} from 'node:child_process';
import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {test} from '@playwright/test';
import {omit} from 'lodash';
import {runCommand} from '../../../src/cli/command';
import {copySources} from '../../../src/cli/copy-sources';
import {freePort} from '../../support/port';

export type DevServer = {
  url: string;
  /** Changes a file of the site as an author does; one that is not there is new. */
  write: (file: string, change: (text: string) => string) => void;
  /** Runs a command of the project there, to its end. */
  run: (command: string, ...args: string[]) => Promise<number>;
  /** What it has written to its terminal. */
  output: () => string;
  stop: () => Promise<void>;
};

/** Milliseconds in which a server starts; the limit of a test does not hold for what goes before all tests. */
export const hookTimeout = 240_000;

/** Inside the project, so that its packages are found. */
function copySite(name: string): string {
  const site = path.resolve('test-results', name);
  copySources(site);
  cpSync('docs/api', path.join(site, 'docs/api'), {recursive: true});
  return site;
}

/**
 * @param name of the copy, one for each spec
 * @param prepare changes files before the server starts
 * @throws Error with what the server said when it ends before it is ready
 */
export async function startDevServer(
  name: string,
  prepare: (write: DevServer['write']) => void = () => undefined,
): Promise<DevServer> {
  const site = copySite(name);
  const write: DevServer['write'] = (name, change) => {
    const file = path.join(site, name);
    writeFileSync(file, change(readFileSync(file, {encoding: 'utf8', flag: 'a+'})));
  };
  prepare(write);
  const port = await freePort();
  const program = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  // A test runner has its own mode and base URL, which are not those of the site.
  const env = omit(process.env, ['NODE_ENV', 'BASE_URL']) as NodeJS.ProcessEnv;
  const server = spawn(
    process.execPath,
    [program, 'start', site, '--no-open', '--host', '127.0.0.1', '--port', String(port)],
    {cwd: site, env, stdio: ['ignore', 'pipe', 'pipe']},
  );
  const ended = new Promise<void>((resolve) => server.on('exit', () => resolve()));
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('compiled')) resolve();
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    void ended.then(() => reject(new Error(`The live-reload server ended:\n${said}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    write,
    run: (command, ...args) =>
      runCommand(process.execPath, ['--import', 'tsx', `src/cli/${command}.ts`, ...args], {}, {folder: site}),
    output: () => said,
    async stop() {
      server.kill();
      await ended;
    },
  };
}

/** Shows, beside a failure, what the server said. */
export async function attachOutput(server: DevServer): Promise<void> {
  const info = test.info();
  if (info.status !== info.expectedStatus) await info.attach('server', {body: server.output()});
}
