/** Links to other sites, asked of a server of this machine. */
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {describe, expect, it, onTestFinished} from 'vitest';
import {ask, askAll, type Manners} from '../../../../src/cli/links/ask';
import type {Checked} from '../../../../src/cli/links/store';

const how: Manners = {timeout: 300, pause: 1, agent: 'Test/1.0'};
const day = '2026-11-27';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

async function site(answer: Answer): Promise<{url: string; asked: string[]}> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked};
}

describe('a link', () => {
  it('that is there costs one request, which names who asks', async () => {
    let agent: string | undefined;
    const {url, asked} = await site((request, response) => {
      agent = request.headers['user-agent'];
      response.end();
    });
    expect(await ask(`${url}/a`, day, how)).toEqual({day, status: 200});
    expect(asked).toEqual(['HEAD /a']);
    expect(agent).toBe('Test/1.0');
  });

  it.each([
    [405, 200],
    [403, 200],
    [404, 404],
  ])('whose HEAD has %i is asked with GET, which has %i', async (head, get) => {
    const {url, asked} = await site(({method}, response) => {
      response.writeHead(method === 'HEAD' ? head : get).end();
    });
    expect(await ask(`${url}/a`, day, how)).toEqual({day, status: get});
    expect(asked).toEqual(['HEAD /a', 'GET /a']);
  });

  it('of a site that is busy is not asked again at once', async () => {
    const {url, asked} = await site((_, response) => void response.writeHead(429).end());
    expect(await ask(url, day, how)).toEqual({day, status: 429});
    expect(asked).toHaveLength(1);
  });

  it('that fails once is asked once more', async () => {
    let count = 0;
    const {url} = await site((_, response) => {
      if (++count === 1) response.destroy();
      else response.end();
    });
    expect(await ask(url, day, how)).toEqual({day, status: 200});
    expect(count).toBe(2);
  });

  it('that never answers is given up after the second try', async () => {
    const {url, asked} = await site(() => undefined);
    expect(await ask(url, day, how)).toEqual({day, status: 0, error: 'no answer in time'});
    expect(asked).toHaveLength(2);
  });

  it('where nobody listens says why', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const {port} = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    expect(await ask(`http://127.0.0.1:${port}/`, day, how)).toMatchObject({
      status: 0,
      error: expect.stringMatching(/^E[A-Z]+$/) as string,
    });
  });

  it('that has moved for good names its new place, and for now does not', async () => {
    const {url} = await site(({url: path = ''}, response) => {
      const [, status] = /^\/(30\d)/.exec(path) ?? [];
      if (status) response.writeHead(Number(status), {Location: '/new'});
      response.end();
    });
    expect(await ask(`${url}/301`, day, how)).toEqual({day, status: 200, movedTo: `${url}/new`});
    expect(await ask(`${url}/302`, day, how)).toEqual({day, status: 200});
  });

  it('that redirects in a circle is broken', async () => {
    const {url} = await site((_, response) => void response.writeHead(302, {Location: '/'}).end());
    expect(await ask(url, day, how)).toMatchObject({status: 0, error: 'it redirects without an end'});
  });
});

/** Long enough for what else has been sent to arrive, however quick the machine is. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
}

it('a host has one request at a time, and each link its answer', async () => {
  let [open, most] = [0, 0];
  const {url} = await site(({url: path}, response) => {
    most = Math.max(most, ++open);
    void turns(500).then(() => {
      open--;
      response.writeHead(path === '/3' ? 410 : 200).end();
    });
  });
  const urls = Array.from({length: 6}, (_, index) => `${url}/${index}`);
  const answers = new Map<string, Checked>();
  await askAll(urls, day, (one, checked) => answers.set(one, checked), how);
  expect(most).toBe(1);
  expect([...answers.keys()].sort()).toEqual(urls);
  expect(answers.get(`${url}/3`)?.status).toBe(410);
});
