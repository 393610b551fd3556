import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {connect} from 'node:http2';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync} from 'node:zlib';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {fileOf, serveSite, type SiteServer} from '../../../bench/browse/server';
import {startNginxWire, type NginxWire} from '../../../bench/nginx-wire';
import {lackOf} from '../../../support/programs';

const folder = mkdtempSync(path.join(tmpdir(), 'bench-site-'));
const text = 'Words that come again. '.repeat(50);
const lack = lackOf(['nginx', 'ngx_brotli']);
let wire: NginxWire;
let server: SiteServer;

beforeAll(async () => {
  if (lack) return;
  mkdirSync(path.join(folder, 'docs/two'), {recursive: true});
  writeFileSync(path.join(folder, 'docs/one.html'), text);
  writeFileSync(path.join(folder, 'docs/two/index.html'), 'two');
  writeFileSync(path.join(folder, '404.html'), 'lost');
  wire = await startNginxWire();
  server = await serveSite(folder, wire);
});

afterAll(async () => {
  server?.close();
  await wire?.stop();
  rmSync(folder, {recursive: true, force: true});
});

async function get(
  pathname: string,
  headers = {},
): Promise<{status: unknown; encoding: unknown; body: Buffer}> {
  const client = connect(server.url, {rejectUnauthorized: false});
  const request = client.request({':path': pathname, ...headers});
  const answer = await new Promise<Record<string, unknown>>((resolve) => request.once('response', resolve));
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  client.close();
  return {status: answer[':status'], encoding: answer['content-encoding'], body: Buffer.concat(parts)};
}

test('an address finds a page as a file or as a folder', () => {
  expect(fileOf(folder, '/docs/one')).toBe(path.join(folder, 'docs/one.html'));
  expect(fileOf(folder, '/docs/two/')).toBe(path.join(folder, 'docs/two/index.html'));
  expect(fileOf(folder, '/docs')).toBeUndefined();
});

test.skipIf(lack)('files go out after brotli, and the list says how many bytes and for what', async () => {
  server.sent = [];
  const {status, encoding, body} = await get('/docs/one?x=1');
  expect([status, encoding]).toEqual([200, 'br']);
  expect(brotliDecompressSync(body).toString()).toBe(text);
  await get('/docs/two', {'sec-purpose': 'prefetch;prerender'});
  expect(server.sent.map(({path: pathname, isPrefetch}) => [pathname, isPrefetch])).toEqual([
    ['/docs/one', false],
    ['/docs/two', true],
  ]);
  const [headersOfOne, headersOfTwo] = [server.sent[0]!.bytes - body.length, server.sent[1]!.bytes - 3];
  // The policy alone has 300 bytes; of the two, one names its coding and the other says that it takes ranges.
  expect(headersOfOne).toBeGreaterThan(300);
  expect(Math.abs(headersOfOne - headersOfTwo)).toBeLessThan(60);
});

test.skipIf(lack)('what is not there answers with the page for that', async () => {
  const {status, body} = await get('/none');
  expect([status, body.toString()]).toEqual([404, 'lost']);
});
