/** The side of the server of the panel: sends what is on the board to every page, and puts on it which pages are open. */
import {board} from '../../docusaurus/contract.node';
import type {ToPage, ToServer} from './message';

/** A connection of a browser (https://github.com/websockets/ws). */
type Client = {
  readyState: number;
  send: (text: string) => void;
  on: (event: 'message' | 'close', act: (data: {toString: () => string}) => void) => void;
};

/** What webpack-dev-server makes its connections with. */
export type Sockets = {
  on: (event: 'connection', act: (client: Client) => void) => void;
};

const open = 1;
const boot = String(process.pid);

function message(): string {
  const {troubles, findings} = board();
  const told: Omit<ToPage, 'troubles' | 'findings'> = {type: 'help-hub-troubles', boot};
  return JSON.stringify({
    ...told,
    troubles: [...troubles.values()].flat(),
    findings: Object.fromEntries(findings),
  });
}

function readMessage(text: string): ToServer | undefined {
  try {
    const said = JSON.parse(text) as ToServer;
    return said.type === 'help-hub-open' ? said : undefined;
  } catch {
    return undefined;
  }
}

/** @param sockets of the live-reload server */
export function servePanel(sockets: Sockets): void {
  const {events, open: openPages} = board();
  const files = new Map<Client, readonly string[]>();
  const send = (client: Client) => client.readyState === open && client.send(message());

  function note(client: Client, now: readonly string[]): void {
    const before = files.get(client) ?? [];
    files.set(client, now);
    openPages.clear();
    for (const file of [...files.values()].flat()) openPages.add(file);
    for (const file of now) if (!before.includes(file)) events.emit('opened', file);
  }

  events.on('changed', () => [...files.keys()].forEach(send));
  sockets.on('connection', (client) => {
    files.set(client, []);
    send(client);
    client.on('message', (data) => {
      const said = readMessage(data.toString());
      if (said) note(client, said.files);
    });
    client.on('close', () => {
      note(client, []);
      files.delete(client);
    });
  });
}
