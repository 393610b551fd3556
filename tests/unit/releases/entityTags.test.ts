/** Entity tags over releases: readers fetch again what has changed, and nothing else. */
import {chmodSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {findNginx} from '../../../src/cli/system';
import {compressBuild} from '../../../src/hosting/compress';
import {createSiteServer} from '../../../src/hosting/server';
import {writeHosting} from '../../../src/hosting/write';
import {buildAside} from '../../../src/releases/aside';
import {currentOf, publish, rollBack} from '../../../src/releases/contract.node';
import {folderWith} from '../../support/folder';
import {startNginx} from '../../support/hosting/nginx';
import {ask} from '../../support/hosting/rawRequest';
import {originOfWord, siteOf, writeSite} from '../../support/releases/standIn';

const codings = ['br', 'gzip', 'identity'];

async function node(root: string): Promise<number> {
  const server = createSiteServer(root).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  return (server.address() as AddressInfo).port;
}

async function nginx(root: string): Promise<number> {
  const {port, stop} = await startNginx(root, path.join(folderWith({}), 'scratch'));
  onTestFinished(stop);
  return port;
}

const servers: [name: string, start: (root: string) => Promise<number>][] = [['Node', node]];
if (findNginx()) servers.push(['nginx', nginx]);

it.each(servers)(
  '%s: another build of the same content has its tags, a changed page has others',
  async (_name, start) => {
    const folder = folderWith({});
    // nginx that root has started reads as somebody else.
    chmodSync(folder, 0o755);
    const served = path.join(folder, 'srv');

    /** Each build is made anew, so that its files are as old as it is. */
    async function release(name: string, changed: string): Promise<void> {
      const files = siteOf('same').set('docs/page-0.html', `<title>a</title><p>${changed}`.repeat(60));
      files.set('docs/page-1.html', '<title>b</title><p>the same text'.repeat(60));
      const build = path.join(folder, name);
      await buildAside(build, originOfWord(name), async (next) => {
        await writeSite(next, files);
        await writeHosting(next, 'help.example.com');
        await compressBuild(next, path.join(folder, `cache-${name}`));
      });
      await publish(served, build);
    }

    await release('first', 'old');
    const port = await start(currentOf(served));
    const tags = async (target: string) => {
      const answers = codings.map((coding) =>
        ask(port, {method: 'GET', target, headers: [['Accept-Encoding', coding]]}),
      );
      return (await Promise.all(answers)).map(({headers}) => headers.get('etag')?.[0]);
    };
    const [changing, same] = [await tags('/docs/page-0'), await tags('/docs/page-1')];
    expect([...changing, ...same].every(Boolean)).toBe(true);

    await release('second', 'new');
    // nginx keeps open files for a second.
    const isOld = async () => (await tags('/docs/page-0')).some((tag) => changing.includes(tag));
    await expect.poll(isOld, {timeout: 5000}).toBe(false);
    expect(await tags('/docs/page-1')).toEqual(same);

    await rollBack(served);
    await expect.poll(() => tags('/docs/page-0'), {timeout: 5000}).toEqual(changing);
    expect(await tags('/docs/page-1')).toEqual(same);
  },
);
