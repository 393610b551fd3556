import {createServer, type AddressInfo} from 'node:net';
import {expect, it, onTestFinished} from 'vitest';
import {originOf} from '../../../src/cli/build-freshness';
import {sealed} from '../../support/built';
import {folderWith} from '../../support/folder';
import {command} from './command';

/** A project whose build is fresh, so that serving it builds nothing. */
function builtSite(): string {
  const home = process.cwd();
  const folder = folderWith({'build/index.html': 'home', 'build/404.html': 'not found'});
  process.chdir(folder);
  sealed('build', originOf({variables: {}}));
  process.chdir(home);
  return folder;
}

it('says what to do when the port is in use', async () => {
  const holder = createServer();
  onTestFinished(() => void holder.close());
  await new Promise<void>((resolve) => holder.listen(0, resolve));
  const {port} = holder.address() as AddressInfo;
  const {status, stderr} = command(builtSite(), 'serve', [], {PORT: String(port)});
  expect(stderr).toContain(`✖ Port ${port} is in use. Remedy: `);
  expect(status).toBe(1);
});
