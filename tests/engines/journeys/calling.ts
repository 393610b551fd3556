/** The console calls a server: it signs in, shows what comes while it comes, and opens an answer as a tree. */
import type {ServerResponse} from 'node:http';
import {OAuth2Server} from 'oauth2-mock-server';
import {expect, it} from 'vitest';
import {consoleOf, passOn, place} from '../console-api';
import {press, shows} from '../human-input';
import {ask, until} from '../page';
import type {Reader} from '../reader';
import {operation} from '../scenes';
import {marks, type Mark} from '../selectors';
import type {Journey} from './journey';

const says = ({tab}: Reader, text: string): Promise<void> =>
  until(`the console says: ${text}`, () =>
    ask(
      tab,
      (selector: string, wanted: string) =>
        document.querySelector<HTMLElement>(selector)?.innerText.includes(wanted) === true,
      marks.console.selector,
      text,
    ),
  );

/** Opens the console, and has the first server of its document answer. */
async function openConsole({tab, random, site}: Reader): Promise<void> {
  await tab.open(site + operation.path);
  await press(tab, random, marks.tryIt);
  await shows(tab, marks.console);
  // The list of a native chooser is the browser's; what a choice tells the page is the same.
  await ask(
    tab,
    (selector: string) => {
      const chooser = document.querySelector<HTMLSelectElement>(selector)!;
      chooser.selectedIndex = 1;
      chooser.dispatchEvent(new Event('change', {bubbles: true}));
    },
    marks.server.selector,
  );
}

/** Presses something of the console, which scrolls by itself. */
async function reach({tab, random}: Reader, mark: Mark): Promise<void> {
  await shows(tab, mark);
  await ask(
    tab,
    ({selector, text}: Mark) =>
      [...document.querySelectorAll(selector)]
        .find((element) => !text || element.textContent?.trim() === text)
        ?.scrollIntoView({block: 'center', behavior: 'instant'}),
    mark,
  );
  await press(tab, random, mark);
}

const send = (reader: Reader) => reach(reader, marks.send);

const servers = ({site}: Reader) => [{url: site + place}];

/** How many elements of the answer match. */
const count = ({tab}: Reader, selector: string): Promise<number> =>
  ask(tab, (all: string) => document.querySelectorAll(all).length, `${marks.response.selector} ${selector}`);

async function signIn(reader: Reader, oauth: OAuth2Server): Promise<void> {
  const {tab, site} = reader;
  const issuer = `http://localhost:${oauth.address().port}`;
  const tokens: (string | undefined)[] = [];
  reader.standIn(
    consoleOf(
      'find-pets-by-status',
      (data) => {
        const flow = {authorizationUrl: `${issuer}/authorize`, tokenUrl: `${site}${place}/token`};
        const scheme = {type: 'oauth2', flows: {authorizationCode: flow}};
        return {...data, servers: servers(reader), schemes: {petstore_auth: scheme}};
      },
      (asked, response) => {
        if (asked.url === `${place}/token`) return passOn(asked, response, `${issuer}/token`);
        tokens.push(asked.headers.authorization);
        response.setHeader('Content-Type', 'application/json').end('[]');
      },
    ),
  );
  await openConsole(reader);
  await reach(reader, marks.clientId);
  await tab.type('the-client', 40);
  await reach(reader, marks.signIn);
  await says(reader, 'The token is in place.');
  await says(reader, 'The token expires on');
  await reach(reader, marks.refreshToken);
  await says(reader, 'The next token is in place.');
  await send(reader);
  await says(reader, '200 OK');
  expect(tokens).toEqual([expect.stringMatching(/^Bearer \S{20,}$/)]);
}

export function calling(journey: Journey): void {
  it('Try it: the reader signs in at another window, and the token is refreshed', () =>
    journey('sign-in', {}, async (reader) => {
      const oauth = new OAuth2Server();
      await oauth.issuer.keys.generate('RS256');
      await oauth.start(0, '127.0.0.1');
      try {
        await signIn(reader, oauth);
      } finally {
        await oauth.stop();
      }
    }));

  it('Try it: a stream is shown while it comes, and ends when the reader cancels it', () =>
    journey('stream', {}, async (reader) => {
      let open: ServerResponse | undefined;
      let hasEnded = false;
      reader.standIn(
        consoleOf(
          'get-pet-by-id',
          (data) => ({...data, servers: servers(reader), security: []}),
          (_, response) => {
            open = response;
            response.on('close', () => (hasEnded = true));
            response.writeHead(200, {'Content-Type': 'text/event-stream'});
            response.write('data: {"id":1}\n\n');
          },
        ),
      );
      await openConsole(reader);
      await send(reader);
      await until(
        'the first event is there',
        async () => (await count(reader, '[role=log] > ol > li')) === 1,
      );
      open?.write('event: added\ndata: second\n\n');
      await until('the second is', async () => (await count(reader, '[role=log] > ol > li')) === 2);
      expect(hasEnded).toBe(false);
      await reach(reader, marks.cancel);
      await says(reader, 'Cancelled: this is what had arrived.');
      await until('the server knows', () => Promise.resolve(hasEnded));
      expect(await count(reader, '[role=log] > ol > li')).toBe(2);
    }));

  it('Try it: an answer is a tree as well, whose numbers have all their digits', () =>
    journey('tree of an answer', {}, async (reader) => {
      reader.standIn(
        consoleOf(
          'get-pet-by-id',
          (data) => ({...data, servers: servers(reader), security: []}),
          (_, response) =>
            response
              .setHeader('Content-Type', 'application/json')
              .end('{"owner":{"name":"Ann","pets":[{"id":9007199254740993}]}}'),
        ),
      );
      await openConsole(reader);
      await send(reader);
      await reach(reader, marks.asTree);
      await reach(reader, marks.branch('owner: 2 members'));
      await says(reader, 'name: "Ann"');
      await reach(reader, marks.expandAnswer);
      await says(reader, 'id: 9007199254740993');
      await reach(reader, marks.collapseAnswer);
      await until('all of it is closed', async () => (await count(reader, 'details[open] li')) === 0);
    }));
}
