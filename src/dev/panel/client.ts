/** Runs in the browser of an author: shows what the live-reload server has to tell, and says which page is open. */
import type {Trouble} from '../../docusaurus/contract.node';
import {Panel, tag} from './element';
import {socketPath, type ToPage, type ToServer} from './message';
import {onOpen, openFiles} from './openPages';

/** Between two tries to reach a server that has gone, in milliseconds. */
const patience = 1000;

customElements.define(tag, Panel);
const panel = document.createElement(tag) as Panel;

let last: ToPage | undefined;

/** Before the page is known, what is wrong everywhere; then also what is wrong in its files. */
function show(): void {
  if (!last) return;
  const {troubles, findings} = last;
  const own = openFiles().flatMap((file) => findings[file] ?? []);
  const explained = new Set(own.map(({path}) => path));
  const seen = new Set<string>();
  const isNew = (trouble: Trouble) => {
    const text = JSON.stringify(trouble);
    return !seen.has(text) && Boolean(seen.add(text));
  };
  // A rule says more than the bundler, and the remedy.
  const others = troubles.filter(({path, remedy}) => remedy || !path || !explained.has(path));
  if (!panel.isConnected) document.documentElement.append(panel);
  panel.show([...others, ...own].filter(isNew));
}

let say = (): void => undefined;

function connect(): void {
  const scheme = window.location.protocol === 'https:' ? 'wss' : 'ws';
  const socket = new WebSocket(`${scheme}://${window.location.host}${socketPath}`);
  say = () => {
    const message: ToServer = {type: 'help-hub-open', files: openFiles()};
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  socket.addEventListener('open', say);
  socket.addEventListener('message', ({data}: MessageEvent<string>) => {
    const message = JSON.parse(data) as ToPage;
    if (message.type !== 'help-hub-troubles') return;
    // What this page holds is of a server that has gone.
    if (last && last.boot !== message.boot) window.location.reload();
    last = message;
    show();
  });
  socket.addEventListener('close', () => setTimeout(connect, patience));
}

onOpen(() => {
  say();
  show();
});
connect();
