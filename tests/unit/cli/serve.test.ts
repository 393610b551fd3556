import {spawnSync} from 'node:child_process';
import {createServer, type AddressInfo} from 'node:net';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {describe, expect, it, onTestFinished} from 'vitest';
import {originOf} from '../../../src/cli/build-freshness';
import {sealed} from '../../support/built';
import {folderWith} from '../../support/folder';

const home = process.cwd();
const loader = pathToFileURL(path.resolve('node_modules/tsx/dist/loader.mjs')).href;
const script = path.resolve('src/cli/serve.ts');

/** A project whose build is fresh, so that serving it builds nothing. */
function builtSite(): string {
  const folder = folderWith({'build/index.html': 'home', 'build/404.html': 'not found'});
  process.chdir(folder);
  sealed('build', originOf({variables: process.env}));
  process.chdir(home);
  return folder;
}

function serve(cwd: string, PORT: string) {
  return spawnSync(process.execPath, ['--import', loader, script], {
    cwd,
    env: {...process.env, PORT},
    encoding: 'utf8',
    timeout: 20_000,
  });
}

function takenPort(): Promise<number> {
  const holder = createServer();
  onTestFinished(() => void holder.close());
  return new Promise((resolve) => {
    holder.listen(0, () => resolve((holder.address() as AddressInfo).port));
  });
}

describe('serve', () => {
  it.each(['abc', '0', '65536', '80.5'])('refuses PORT=%s with the remedy', (port) => {
    const {status, stderr} = serve(folderWith({}), port);
    expect(stderr).toContain(
      `PORT is "${port}". Expected: a number from 1 to 65535. Remedy: PORT=3001 npm run serve`,
    );
    expect(status).toBe(1);
  });

  it('says what to do when the port is in use', async () => {
    const port = await takenPort();
    const {status, stderr} = serve(builtSite(), String(port));
    expect(stderr).toBe(
      `✖ Port ${port} is in use. Remedy: stop the program that holds it, or choose another: PORT=${port + 1} npm run serve\n`,
    );
    expect(status).toBe(1);
  });
});
