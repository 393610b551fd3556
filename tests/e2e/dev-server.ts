/** The live-reload server of `npm start`, over a copy of the site that tests may write into. */
import {spawn} from 'node:child_process';
import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {copySources} from '../../src/cli/copy-sources';
import {freePort} from '../support/port';

export type DevServer = {
  url: string;
  /** Changes a file of the site as an author does; one that is not there is new. */
  write: (file: string, change: (text: string) => string) => void;
  stop: () => Promise<void>;
};

/** Inside the project, so that its packages are found. */
function copySite(): string {
  const site = path.resolve('test-results', 'writing');
  copySources(site);
  cpSync('docs/api', path.join(site, 'docs/api'), {recursive: true});
  return site;
}

/** @throws Error with what the server said when it ends before it is ready */
export async function startDevServer(): Promise<DevServer> {
  const site = copySite();
  const port = await freePort();
  const program = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const server = spawn(
    process.execPath,
    [program, 'start', site, '--no-open', '--host', '127.0.0.1', '--port', String(port)],
    {cwd: site, stdio: ['ignore', 'pipe', 'pipe']},
  );
  const ended = new Promise<void>((resolve) => server.on('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let said = '';
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
    write(name, change) {
      const file = path.join(site, name);
      writeFileSync(file, change(readFileSync(file, {encoding: 'utf8', flag: 'a+'})));
    },
    async stop() {
      server.kill();
      await ended;
    },
  };
}
