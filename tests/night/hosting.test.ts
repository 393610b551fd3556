/** nginx, with the configuration that a build writes, answers as the server of `npm run serve` does (tests/unit/hosting). */
import {once} from 'node:events';
import {chmodSync, rmSync} from 'node:fs';
import {connect} from 'node:http2';
import path from 'node:path';
import {generate} from 'selfsigned';
import {afterAll, beforeAll, describe, expect, it, onTestFinished} from 'vitest';
import {findNginx} from '../../src/cli/system';
import {compressBuild} from '../../src/hosting/compress';
import {securityHeaders} from '../../src/hosting/headers';
import {writeHosting} from '../../src/hosting/write';
import {temporaryFolder, writeFiles} from '../support/folder';
import {answerTo, expected, policy, rows, siteFiles} from '../support/hosting/answers';
import {startNginx, type Nginx} from '../support/hosting/nginx';

describe.skipIf(!findNginx())('nginx', () => {
  let folder: string;
  let cert: string;
  let site: string;
  let nginx: Nginx;

  beforeAll(async () => {
    folder = temporaryFolder();
    // The processes of nginx that answer are those of another user.
    chmodSync(folder, 0o755);
    site = path.join(folder, 'site');
    writeFiles(folder, {'secret.txt': 'not of the site'});
    writeFiles(site, siteFiles);
    await writeHosting(site, 'help.example.com');
    await compressBuild(site, path.join(folder, 'cache'));
    const made = generate([{name: 'commonName', value: 'help.example.com'}], {keySize: 2048});
    ({cert} = made);
    writeFiles(path.join(folder, 'tls'), {'certificate.pem': cert, 'certificate.key': made.private});
    nginx = await startNginx(site, path.join(folder, 'scratch'));
  });

  afterAll(async () => {
    await nginx?.stop();
    rmSync(folder, {recursive: true});
  });

  it.each(rows)('%s %j', async (...row) => {
    expect(await answerTo(nginx.port, row)).toEqual(expected(row));
  });

  it('speaks HTTP/2 over TLS, with HSTS, and leads there from HTTP', async () => {
    const {tlsPort, url, stop} = await startNginx(site, path.join(folder, 'tls'), ['tls']);
    onTestFinished(() => stop());
    const session = connect(`https://127.0.0.1:${tlsPort}`, {ca: cert, servername: 'help.example.com'});
    onTestFinished(() => session.close());
    for (const [target, status] of [
      ['/docs/short', 200],
      ['/docs/page/', 301],
      ['/no/such/page', 404],
    ] as const) {
      const stream = session.request({':path': target}).resume();
      const [headers] = (await once(stream, 'response')) as [Record<string, string | number>];
      expect([headers[':status'], headers['strict-transport-security']]).toEqual([
        status,
        'max-age=63072000',
      ]);
      for (const [name, value] of Object.entries(securityHeaders(policy)))
        expect(headers[name.toLowerCase()], target).toBe(value);
    }
    expect(session.alpnProtocol).toBe('h2');
    const {status, headers} = await fetch(`${url}/docs/short?a=b`, {redirect: 'manual'});
    expect([status, headers.get('location')]).toEqual([301, 'https://help.example.com/docs/short?a=b']);
  });
});
