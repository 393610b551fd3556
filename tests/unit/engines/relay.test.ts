import {afterAll, beforeAll, expect, it} from 'vitest';
import {startRelay, type Relay} from '../../engines/relay';
import {startServer, type Server} from '../../support/server';

const page = '<!doctype html><html><meta charset=UTF-8><title>A page</title>';
const size = 50_000;

let site: Server;
let relay: Relay;

beforeAll(async () => {
  site = await startServer(({path}) =>
    path === '/page'
      ? {status: 200, headers: {'Content-Type': 'text/html'}, body: page}
      : {status: path === '/none' ? 404 : 200, body: Buffer.alloc(size)},
  );
  relay = await startRelay(site.url, '<script>$&</script>');
});

afterAll(async () => {
  await relay.close();
  await site.close();
});

/** @returns milliseconds until everything has come */
async function timeOf(...paths: string[]): Promise<number> {
  const start = performance.now();
  await Promise.all(paths.map(async (path) => (await fetch(relay.url + path)).arrayBuffer()));
  return performance.now() - start;
}

it('puts text into the head of a page, as it stands', async () => {
  const text = await (await fetch(`${relay.url}/page`, {headers: {accept: 'text/html'}})).text();
  expect(text).toBe(page.replace('UTF-8>', () => 'UTF-8><script>$&</script>'));
});

it('passes statuses and bytes on', async () => {
  const {status, body} = await fetch(`${relay.url}/none`);
  expect(status).toBe(404);
  await body?.cancel();
  expect((await (await fetch(`${relay.url}/file`)).arrayBuffer()).byteLength).toBe(size);
});

it('is as slow as its line, which all answers share', async () => {
  const seconds = (2 * size * 8) / 2_000_000;
  relay.tune({latency: 100, bitsPerSecond: 2_000_000});
  expect(await timeOf('/one', '/two')).toBeGreaterThan(100 + seconds * 1_000 - 20);
  relay.tune({latency: 150, bitsPerSecond: 1_000_000_000});
  expect(await timeOf('/one')).toBeGreaterThan(140);
});
