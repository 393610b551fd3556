/** nginx, with the configuration that a build writes, answers as the server of `npm run serve` does (tests/unit/hosting). */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {chmodSync, existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {connect as connectTls} from 'node:http2';
import {connect} from 'node:net';
import path from 'node:path';
import {generate} from 'selfsigned';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {findProgram} from '../../src/cli/system';
import {compressBuild} from '../../src/hosting/compress';
import {writeHosting} from '../../src/hosting/write';
import {temporaryFolder, writeFiles} from '../support/folder';
import {answerTo, expected, policy, rows, siteFiles} from '../support/hosting';
import {freePort} from '../support/port';

const isUp = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

/**
 * @param folder with the folder `site`, and a certificate beside that
 * @param marks of the lines of the configuration that count
 * @returns the ports of an nginx, and what stops it
 */
async function startNginx(folder: string, marks: string) {
  const [http, https] = [await freePort(), await freePort()];
  const site = path.join(folder, 'site');
  const file = path.join(folder, 'nginx.conf');
  const text = readFileSync(path.join(site, 'nginx.conf'), 'utf8')
    .replace(new RegExp(`^( *)#(${marks}) `, 'gm'), '$1')
    .replaceAll('ROOT/../', `${folder}/`)
    .replaceAll('ROOT', site)
    .replace('listen TLS_PORT', `listen 127.0.0.1:${https}`)
    .replace('listen PORT', `listen 127.0.0.1:${http}`);
  writeFileSync(file, text);
  const nginx = spawn(findProgram('nginx') ?? 'nginx', ['-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  nginx.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  await vi.waitFor(
    async () => {
      if (!(await isUp(http)) && nginx.exitCode === null) throw new Error(`nginx does not answer: ${log}`);
    },
    {timeout: 10_000},
  );
  if (nginx.exitCode !== null) throw new Error(`nginx does not start: ${log}`);
  const stop = () => {
    nginx.kill('SIGTERM');
    return once(nginx, 'exit');
  };
  return {http, https, stop};
}

describe.skipIf(!findProgram('nginx'))('nginx', () => {
  const folder = temporaryFolder();
  let cert: string;
  let nginx: Awaited<ReturnType<typeof startNginx>>;

  beforeAll(async () => {
    // The processes of nginx that answer are those of another user.
    chmodSync(folder, 0o755);
    const site = path.join(folder, 'site');
    writeFiles(site, siteFiles);
    await writeHosting(site, 'help.example.com');
    await compressBuild(site, path.join(folder, 'cache'));
    const made = generate([{name: 'commonName', value: 'help.example.com'}], {keySize: 2048});
    ({cert} = made);
    writeFiles(folder, {'certificate.pem': cert, 'certificate.key': made.private});
    const hasBrotli = existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so');
    nginx = await startNginx(folder, hasBrotli ? 'brotli' : 'none');
  });

  afterAll(async () => {
    await nginx?.stop();
    rmSync(folder, {recursive: true});
  });

  it.each(rows)('%s %j', async (...row) => {
    expect(await answerTo(`http://127.0.0.1:${nginx.http}`, row)).toEqual(expected(row));
  });

  it('speaks HTTP/2 over TLS, with HSTS, and leads there from HTTP', async () => {
    await nginx.stop();
    nginx = await startNginx(folder, 'tls');
    const session = connectTls(`https://127.0.0.1:${nginx.https}`, {
      ca: cert,
      servername: 'help.example.com',
    });
    const stream = session.request({':path': '/docs/page'}).resume();
    const [headers] = (await once(stream, 'response')) as [Record<string, string | number>];
    session.close();
    expect(headers).toMatchObject({
      ':status': 200,
      'strict-transport-security': 'max-age=63072000',
      'content-security-policy': policy,
    });
    const plain = `http://127.0.0.1:${nginx.http}/docs/page?a=b`;
    const {status, headers: got} = await fetch(plain, {redirect: 'manual'});
    expect([status, got.get('location')]).toEqual([301, 'https://help.example.com/docs/page?a=b']);
  });
});
