/** Answers of nginx and of `npm run serve` about the site itself; tests/unit/hosting has all kinds of requests. */
import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {expect, test} from '@playwright/test';
import {createSiteServer} from '../../src/hosting/server';
import {siteIn} from '../../src/hosting/site';
import {twinPath} from '../../src/site/markdownPages';
import {alikeWith} from '../support/hosting/alike';
import {hasBrotli} from '../support/hosting/nginx';
import {builtPages} from '../support/scenes';
import {startNginx} from './nginx';

const pages = builtPages().map(({path}) => path);

test('nginx and the Node server answer alike at every address of a page', async () => {
  const folder = process.env.OUT_DIR ?? 'build';
  const scratch = `${test.info().outputDir}-alike`;
  const nginx = await startNginx(folder, scratch);
  const node = createSiteServer(folder).listen(0, '127.0.0.1');
  await once(node, 'listening');
  try {
    const servers = {
      nginx: nginx.port,
      node: (node.address() as AddressInfo).port,
      hasBrotli: hasBrotli(scratch),
    };
    const requests = [...pages, ...siteIn(folder).moved.keys(), ...pages.map(twinPath)].flatMap((target) =>
      [[], [['Accept-Encoding', 'gzip']], [['Accept-Encoding', 'br']], [['Range', 'bytes=-20']]].map(
        (headers) => ({method: 'GET', target, headers: headers as [string, string][]}),
      ),
    );
    expect(await alikeWith(servers).differences(requests)).toEqual([]);
  } finally {
    node.close();
    await nginx.stop();
  }
});
