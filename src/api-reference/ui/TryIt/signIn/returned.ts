/** How the page to which a server sends the reader back (static/sign-in.html) tells the console of it. */
import {withBase} from '@site/src/site/base';
import {pageVersion} from '../../../../runtime/contract';

/** Name of the channel between the two; static/sign-in.js has it too. */
const channelName = 'help-hub sign-in';

/** The one address that a client has to register; the live-reload server, whose pages have no version, knows whole names only. */
export const redirectUri = (): string =>
  new URL(withBase(pageVersion() ? '/sign-in' : '/sign-in.html'), location.origin).href;

/**
 * Waits until the server has sent the reader back with a certain state. Others, of another tab or of nobody, do not count.
 *
 * @param signal when the reader gives up
 * @returns the parameters of the address
 */
export function returned(state: string, signal: AbortSignal): Promise<URLSearchParams> {
  const channel = new BroadcastChannel(channelName);
  return new Promise<URLSearchParams>((resolve, reject) => {
    channel.onmessage = ({data}: MessageEvent<unknown>) => {
      const parameters = new URLSearchParams(String(data));
      if (parameters.get('state') === state) resolve(parameters);
    };
    signal.addEventListener('abort', () => reject(new Error('Cancelled.')));
  }).finally(() => channel.close());
}

/**
 * Opens the window in which the reader signs in. It is opened at once, for browsers allow that at a press only, and gets its
 * address later; it cannot reach this page.
 *
 * @returns undefined when the browser refuses windows
 */
export function openWindow(): {show: (url: string) => void; close: () => void} | undefined {
  const opened = window.open('', '_blank', 'popup,width=520,height=720');
  if (!opened) return undefined;
  opened.opener = null;
  return {show: (url) => opened.location.replace(url), close: () => opened.close()};
}
