/** The lines of the configuration for TLS, HTTP/2 and HSTS, in a real nginx. */
import {once} from 'node:events';
import {chmodSync, writeFileSync} from 'node:fs';
import {connect} from 'node:http2';
import path from 'node:path';
import {generate} from 'selfsigned';
import {describe, expect, it, onTestFinished} from 'vitest';
import {findNginx} from '../../../src/cli/system';
import {securityHeaders} from '../../../src/hosting/headers';
import {writeHosting} from '../../../src/hosting/write';
import {folderWith} from '../../support/folder';
import {startNginx} from '../../support/hosting/nginx';

const policy = "default-src 'none'; script-src 'self' 'sha256-+/='";

async function start() {
  const folder = folderWith({
    'site/index.html': 'home',
    'site/404.html': 'not found',
    'site/content-security-policy.txt': `${policy}\n`,
    'site/docs/intro.html': 'intro',
    'site/assets/main.c5661bd4.js': 'code',
  });
  chmodSync(folder, 0o755);
  const {cert, private: key} = generate([{name: 'commonName', value: 'help.example.com'}], {keySize: 2048});
  writeFileSync(path.join(folder, 'certificate.pem'), cert);
  writeFileSync(path.join(folder, 'certificate.key'), key);
  await writeHosting(path.join(folder, 'site'), 'help.example.com');
  const nginx = await startNginx(path.join(folder, 'site'), folder, ['tls']);
  onTestFinished(() => nginx.stop());
  return {...nginx, cert};
}

describe.skipIf(!findNginx())('nginx with TLS', () => {
  it('speaks HTTP/2 and asks browsers to come back so', async () => {
    const {tlsPort, cert} = await start();
    const session = connect(`https://127.0.0.1:${tlsPort}`, {ca: cert, servername: 'help.example.com'});
    onTestFinished(() => session.close());
    for (const [target, status] of [
      ['/docs/intro', 200],
      ['/assets/main.c5661bd4.js', 200],
      ['/docs/intro/', 301],
      ['/no/such/page', 404],
    ] as const) {
      const stream = session.request({':path': target}).resume();
      const [headers] = (await once(stream, 'response')) as [Record<string, string | number>];
      expect(headers[':status'], target).toBe(status);
      expect(headers['strict-transport-security'], target).toBe('max-age=63072000');
      for (const [name, value] of Object.entries(securityHeaders(policy)))
        expect(headers[name.toLowerCase()], target).toBe(value);
    }
    expect(session.alpnProtocol).toBe('h2');
  });

  it('leads from HTTP to the site itself, whatever host a request names', async () => {
    const {url} = await start();
    const {status, headers} = await fetch(`${url}/docs/intro?a=b`, {redirect: 'manual'});
    expect([status, headers.get('location')]).toEqual([301, 'https://help.example.com/docs/intro?a=b']);
  });
});
