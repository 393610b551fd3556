/** What a server has to survive: builds that change its files, and clients that send anything. */
import {cpSync, renameSync, rmSync, truncateSync, utimesSync, writeFileSync} from 'node:fs';
import {Agent, request as ask} from 'node:http';
import {connect, type AddressInfo} from 'node:net';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, onTestFinished} from 'vitest';
import {createSiteServer} from '../../../src/hosting/server';
import {folderWith} from '../../support/folder';
import {ask as askRaw} from '../../support/hosting/rawRequest';

let server: ReturnType<typeof createSiteServer>;
let folder: string;

beforeEach(async () => {
  folder = folderWith({'404.html': 'not found', 'docs/intro.html': 'intro', 'assets/small.js': '1'});
  server = createSiteServer(folder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

const portOf = () => (server.address() as AddressInfo).port;

async function get(target: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await askRaw(portOf(), {method, target, headers: Object.entries(headers)});
  const first = Object.fromEntries([...answer.headers].map(([name, [value]]) => [name, value]));
  return {...answer, headers: first};
}

describe('what a build does to files meanwhile', () => {
  const big = (letter: string) => letter.repeat(3_000_000);
  const file = () => path.join(folder, 'assets/big.js');

  it('a file that is gone is not found', async () => {
    writeFileSync(file(), big('a'));
    expect((await get('/assets/big.js')).status).toBe(200);
    rmSync(file());
    expect((await get('/assets/big.js')).status).toBe(404);
  });

  it('a file that has grown is sent whole', async () => {
    writeFileSync(file(), 'a');
    await get('/assets/big.js');
    writeFileSync(file(), big('b'));
    expect((await get('/assets/big.js')).body.toString()).toBe(big('b'));
  });

  it('a file that shrinks while it is sent is told from a whole one', async () => {
    writeFileSync(file(), big('a'));
    // A connection that stays open has no other end than that of the answer.
    server.keepAliveTimeout = 0;
    const agent = new Agent({keepAlive: true});
    onTestFinished(() => agent.destroy());
    const end = new Promise((resolve) => {
      ask({host: '127.0.0.1', port: portOf(), path: '/assets/big.js', agent}, (response) => {
        truncateSync(file(), 10);
        response
          .resume()
          .on('end', () => resolve('whole'))
          .on('error', () => resolve('broken'));
      }).end();
    });
    expect(await end).toBe('broken');
  }, 10_000);

  it('a compressed file of what has been there before is not sent', async () => {
    const accepted = {'Accept-Encoding': 'gzip'};
    writeFileSync(file(), big('a'));
    writeFileSync(`${file()}.gz`, 'compressed');
    expect((await get('/assets/big.js', accepted)).body.toString()).toBe('compressed');
    utimesSync(`${file()}.gz`, 5, 5);
    expect((await get('/assets/big.js', accepted)).body.toString()).toBe(big('a'));
  });

  it('a folder that is put in its place is served', async () => {
    renameSync(folder, `${folder}-old`);
    cpSync(`${folder}-old`, folder, {recursive: true});
    writeFileSync(path.join(folder, 'docs/intro.html'), 'new intro');
    expect((await get('/docs/intro')).body.toString()).toBe('new intro');
    rmSync(`${folder}-old`, {recursive: true});
  });
});

describe('what no client should send', () => {
  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('%s is refused', async (method) => {
    const {status, headers, body} = await get('/docs/intro', {}, method);
    expect([status, headers.allow, body.toString()]).toEqual([405, 'GET, HEAD', 'Method Not Allowed\n']);
  });

  it.each([
    'GET docs/intro HTTP/1.1',
    'GET  HTTP/1.1',
    'GET /docs/intro HTTP/9.9',
    'CONNECT other.example:443 HTTP/1.1',
    '\u0016\u0003\u0001\u0002\u0000',
  ])('%s is answered with an error, and the next request as ever', async (line) => {
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(portOf(), '127.0.0.1', () => socket.write(`${line}\r\nHost: a\r\n\r\n`));
      socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect((await get('/docs/intro')).status).toBe(200);
  });

  it.each(['bytes=5-2', 'bytes=0-0', 'bytes=-5', 'bytes=abc', 'bytes=-99999'])(
    'the range %s harms nobody',
    async (range) => {
      const {status, headers, body} = await get('/docs/intro', {Range: range});
      expect([206, 416]).toContain(status);
      if (status === 206) expect(headers['content-length']).toBe(String(body.length));
      expect((await get('/docs/intro')).body.toString()).toBe('intro');
    },
  );

  it('another host in the target is never redirected to', async () => {
    const {status, headers} = await get('http://other.example/docs/intro/');
    expect([status, headers.location]).toEqual([301, '/docs/intro']);
  });
});
