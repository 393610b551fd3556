/** Answers in 'Try it': checked against the document, as a tree, as sound, as a stream while it comes. */
import type {Page} from '@playwright/test';
import type {AnswerSchemas} from '../../src/api-reference/console/consoleData';
import {json} from '../support/server';
import {expect, test, violations} from './fixtures';
import {consoleOf, responseOf, send} from './try-it';
import {openWith, outcome, serve, useServers} from './try-it-server';

useServers();

const schemas: AnswerSchemas = {
  answers: {200: {'application/json': {$ref: '#/$defs/Pet'}}},
  $defs: {
    Pet: {
      type: 'object',
      required: ['id'],
      properties: {id: {type: 'integer'}, tags: {type: 'array', items: {type: 'string'}}},
    },
  },
};

const serveSchemas = (page: Page) =>
  page.route('**/assets/api/*.answers.*.json', (route) => route.fulfill({json: schemas}));

test('answers: what differs from the document is listed by its path', async ({page}) => {
  let body: unknown = {id: 'ten', tags: ['a', 7]};
  let status = 200;
  const server = await serve(() => json(status, body));
  await serveSchemas(page);
  await openWith(page, 'get-pet-by-id', server);
  await send(page);
  await expect(outcome(page)).toContainText('2 things differ from the schema');
  await expect(outcome(page).getByRole('listitem')).toHaveText([
    'id Must be a whole number.',
    'tags[1] Must be text.',
  ]);
  expect(await violations(page)).toEqual([]);
  body = {id: 10};
  await send(page);
  await expect(outcome(page)).toContainText('The body fits the schema in the document.');
  status = 418;
  await send(page);
  await expect(outcome(page)).toContainText('The document does not describe status 418; it describes 200.');
});

test('answers: without the schemas an answer is shown all the same', async ({page, noise}) => {
  noise.allow(/Failed to load|ERR_FAILED/);
  const server = await serve(() => json(200, {id: 'ten'}));
  await page.route('**/assets/api/*.answers.*.json', (route) => route.abort());
  await openWith(page, 'get-pet-by-id', server);
  await send(page);
  await expect(responseOf(page)).toContainText('"id": "ten"');
  await expect(outcome(page)).toContainText('The schemas could not be loaded');
});

test('answers: JSON is a tree as well, for mouse and keys', async ({page}) => {
  const server = await serve(() => json(200, {owner: {name: 'Ann', pets: Array(150).fill({id: 1})}}));
  await openWith(page, 'get-pet-by-id', server);
  await send(page);
  const response = responseOf(page);
  await response.getByRole('button', {name: 'Show as a tree'}).click();
  const owner = response.locator('summary').filter({hasText: 'owner: 2 members'});
  await owner.focus();
  await page.keyboard.press('Enter');
  await expect(response.getByText('name: "Ann"')).toBeVisible();
  await response.getByRole('button', {name: 'Expand all'}).click();
  await expect(response.getByText('id: 1')).toHaveCount(100);
  await response.getByRole('button', {name: '50 more of 150'}).click();
  await expect(response.getByText('id: 1')).toHaveCount(150);
  expect(await violations(page)).toEqual([]);
  await response.getByRole('button', {name: 'Collapse all'}).click();
  await expect(response.getByText('id: 1')).toHaveCount(0);
});

test('answers: numbers keep the digits that were sent, as text, as a tree and in a stream', async ({
  page,
}) => {
  const body = '{"id":9007199254740993,"prices":[10.00]}';
  let type = 'application/json';
  const server = await serve(() => ({
    status: 200,
    headers: {'Content-Type': type},
    body: type === 'application/json' ? body : `data: ${body}\n\n`,
  }));
  await openWith(page, 'get-pet-by-id', server);
  await send(page);
  const response = responseOf(page);
  await expect(response.locator('pre')).toContainText('"id": 9007199254740993');
  await expect(response.locator('pre')).toContainText('10.00');
  await response.getByRole('button', {name: 'Show as a tree'}).click();
  await response.getByRole('button', {name: 'Expand all'}).click();
  await expect(response.getByText('id: 9007199254740993')).toBeVisible();
  await expect(response.getByText('0: 10.00')).toBeVisible();
  type = 'text/event-stream';
  await send(page);
  await expect(response.getByRole('log')).toContainText('id: 9007199254740993');
});

test('answers: without the file that keeps digits an answer is shown all the same', async ({page, noise}) => {
  noise.allow(/Failed to load|ERR_FAILED|ChunkLoadError|Loading chunk/);
  const server = await serve(() => ({
    ...json(200, {}),
    headers: {'Content-Type': 'application/json'},
    body: '{"name":"Rex","id":9007199254740993}',
  }));
  await openWith(page, 'get-pet-by-id', server);
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await send(page);
  await expect(responseOf(page)).toContainText('"name": "Rex"');
});

for (const [type, parts] of [
  ['text/event-stream', ['event: added\ndata: {"id":1}\n\n', 'data: second\n\n']],
  ['application/x-ndjson', ['{"id":1}\n', '"second"\n']],
] as const) {
  test(`answers: a stream of ${type} is shown while it comes, and can be cancelled`, async ({page}) => {
    let goOn = () => {};
    const wanted = new Promise<void>((resolve) => (goOn = resolve));
    async function* body() {
      yield parts[0];
      await wanted;
      yield parts[1];
      await new Promise(() => {});
    }
    const server = await serve(() => ({status: 200, headers: {'Content-Type': type}, body: body()}));
    await openWith(page, 'get-pet-by-id', server);
    await send(page);
    const events = responseOf(page).getByRole('log').locator('> ol > li');
    await expect(events).toHaveCount(1);
    await expect(events.first()).toContainText('id: 1');
    await expect(outcome(page)).toContainText('still coming');
    goOn();
    await expect(events).toHaveCount(2);
    await expect(events.last()).toContainText('second');
    expect(await violations(page)).toEqual([]);
    await consoleOf(page).getByRole('button', {name: 'Cancel'}).click();
    await expect(outcome(page)).toContainText('Cancelled: this is what had arrived.');
    await expect(events).toHaveCount(2);
  });
}

test('answers: the limit of a stream is one of silence, not of the whole', async ({page}) => {
  const waiting: (() => void)[] = [];
  async function* body() {
    for (let count = 1; ; count++) {
      yield `data: ${count}\n\n`;
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  }
  const server = await serve(() => ({
    status: 200,
    headers: {'Content-Type': 'text/event-stream'},
    body: body(),
  }));
  await page.clock.install();
  await openWith(page, 'get-pet-by-id', server);
  await send(page);
  const events = responseOf(page).getByRole('log').locator('> ol > li');
  for (let count = 1; count <= 3; count++) {
    await expect.poll(() => page.clock.runFor(200).then(() => events.count())).toBe(count);
    await page.clock.runFor(20_000);
    waiting.shift()?.();
  }
  await expect.poll(() => page.clock.runFor(200).then(() => events.count())).toBe(4);
  await page.clock.runFor(31_000);
  await expect(outcome(page)).toContainText('Nothing more came for 30 seconds: this is what had arrived.');
});

test('answers: sound is played', async ({page}) => {
  const samples = 8000;
  const wave = Buffer.alloc(44 + samples);
  wave.write('RIFF', 0);
  wave.writeUInt32LE(36 + samples, 4);
  wave.write('WAVEfmt ', 8);
  wave.writeUInt32LE(16, 16);
  [1, 1].forEach((value, index) => wave.writeUInt16LE(value, 20 + index * 2));
  [8000, 8000].forEach((value, index) => wave.writeUInt32LE(value, 24 + index * 4));
  [1, 8].forEach((value, index) => wave.writeUInt16LE(value, 32 + index * 2));
  wave.write('data', 36);
  wave.writeUInt32LE(samples, 40);
  let sound = wave;
  const server = await serve(() => ({status: 200, headers: {'Content-Type': 'audio/wav'}, body: sound}));
  await openWith(page, 'get-pet-by-id', server);
  await send(page);
  const play = responseOf(page).getByRole('button', {name: 'Play the sound'});
  await play.click();
  await expect(responseOf(page).getByText('Playing 1.0 seconds of sound.')).toBeVisible();
  await expect(play).toBeVisible();
  await expect(responseOf(page).getByRole('link', {name: 'Download 10.wav'})).toBeVisible();
  sound = Buffer.from('no sound');
  await send(page);
  await play.click();
  await expect(responseOf(page).getByText('This browser cannot play the sound.')).toBeVisible();
});

/** A film of a moment, in base64, as the browser itself records it. */
const recorded = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), {width: 16, height: 16});
    const recorder = new MediaRecorder(canvas.captureStream(), {mimeType: 'video/webm'});
    const context = canvas.getContext('2d')!;
    const part = new Promise<Blob>((resolve) => (recorder.ondataavailable = ({data}) => resolve(data)));
    recorder.start();
    await new Promise<void>((resolve) => {
      let frames = 0;
      const draw = () => {
        context.fillRect(frames, 0, 1, 16);
        if (++frames < 10) requestAnimationFrame(draw);
        else resolve();
      };
      draw();
    });
    recorder.stop();
    const bytes = new Uint8Array(await (await part).arrayBuffer());
    return btoa(String.fromCharCode(...bytes));
  });

for (const isAllowed of [true, false])
  test(`answers: a film is ${isAllowed ? 'played' : 'to be downloaded where the policy allows none'}`, async ({
    page,
    noise,
  }) => {
    noise.allow(/violates the following Content Security Policy directive/);
    let film = Buffer.alloc(0);
    const server = await serve(() => ({status: 200, headers: {'Content-Type': 'video/webm'}, body: film}));
    // Each directive of the tests' policy ends the one that stands before it.
    const sources = isAllowed ? `${server.url}; media-src blob:` : server.url;
    await openWith(page, 'get-pet-by-id', server, {}, [sources]);
    film = Buffer.from(await recorded(page), 'base64');
    await send(page);
    const response = responseOf(page);
    if (isAllowed)
      await expect
        .poll(() => response.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth))
        .toBe(16);
    else await expect(response.getByText('This page cannot play the film.')).toBeVisible();
    await expect(response.getByRole('link', {name: 'Download 10.webm'})).toBeVisible();
  });
