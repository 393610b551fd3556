/** Asks other sites whether a link still leads somewhere, as a polite visitor. */
import type {Checked} from './store';

export type Manners = {
  /** Milliseconds after which an answer is given up. */
  timeout: number;
  /** Milliseconds between two requests to a host, and before the second try. */
  pause: number;
  /** Names who asks. */
  agent: string;
};

export const manners: Manners = {
  timeout: 15_000,
  pause: 1000,
  agent: 'HelpHub-link-check/1.0 (npm run check:links)',
};

/** Redirects that a request may take, as many as browsers follow. Source: https://fetch.spec.whatwg.org/#http-redirect-fetch */
const mostRedirects = 20;

/** A site that answers HEAD in another way than GET is asked again. */
const isFinal = (status: number): boolean => status < 400 || status === 429;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

type Answer = {status: number; movedTo?: string};

/** Follows redirects one by one, to know which are for good. */
async function follow(url: string, method: string, {timeout, agent}: Manners): Promise<Answer> {
  let address = url;
  let isForGood = true;
  let movedTo: string | undefined;
  for (let count = 0; count <= mostRedirects; count++) {
    const response = await fetch(address, {
      method,
      redirect: 'manual',
      headers: {'User-Agent': agent, Accept: 'text/html,*/*'},
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    const target = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || !target)
      return {status: response.status, ...(movedTo && {movedTo})};
    address = new URL(target, address).href;
    isForGood &&= response.status === 301 || response.status === 308;
    if (isForGood) movedTo = address;
  }
  throw new Error('it redirects without an end');
}

async function attempt(url: string, how: Manners): Promise<Answer> {
  const head = await follow(url, 'HEAD', how);
  if (isFinal(head.status)) return head;
  await wait(how.pause);
  return follow(url, 'GET', how);
}

const causeOf = (error: unknown): string => {
  const {name, message, cause} = error as Error & {cause?: {code?: string}};
  return name === 'TimeoutError' ? 'no answer in time' : (cause?.code ?? message);
};

/**
 * @param url of another site
 * @param day of the check, which is noted
 * @returns what it answered; who fails to answer is asked twice
 */
export async function ask(url: string, day: string, how: Manners = manners): Promise<Checked> {
  for (let tries = 1; ; tries++) {
    try {
      return {day, ...(await attempt(url, how))};
    } catch (error) {
      if (tries === 2) return {day, status: 0, error: causeOf(error)};
      await wait(how.pause);
    }
  }
}

/**
 * Asks for many links: several hosts at a time, of each host one link after the other.
 *
 * @param urls of other sites
 * @param tell is called with each answer as it comes
 */
export async function askAll(
  urls: readonly string[],
  day: string,
  tell: (url: string, checked: Checked) => void,
  how: Manners = manners,
): Promise<void> {
  const byHost = new Map<string, string[]>();
  for (const url of urls) {
    const {host} = new URL(url);
    byHost.set(host, [...(byHost.get(host) ?? []), url]);
  }
  const hosts = [...byHost.values()];
  const work = async (): Promise<void> => {
    for (let own = hosts.shift(); own; own = hosts.shift())
      for (const [index, url] of own.entries()) {
        if (index) await wait(how.pause);
        tell(url, await ask(url, day, how));
      }
  };
  await Promise.all(Array.from({length: 8}, work));
}
