/** Asks both servers the same, and tells where their answers differ. */
import type {Validators} from './cases';
import {compared, type Compared} from './compare';
import {ask, inWords, type RawRequest} from './rawRequest';

export type Servers = {
  /** Ports on this machine. */
  nginx: number;
  node: number;
  /** Whether nginx has the module for brotli; without it neither server is asked for it. */
  hasBrotli: boolean;
};

const withoutBrotli = (request: RawRequest): RawRequest => ({
  ...request,
  headers: request.headers.map(([name, value]) => [
    name,
    name.toLowerCase() === 'accept-encoding' ? value.replace(/\bbr\b/g, 'compress') : value,
  ]),
});

function onlyDifferent(one: Compared, other: Compared): Partial<Compared> {
  const names = Object.keys({...one.headers, ...other.headers});
  const headers = Object.fromEntries(
    names
      .filter((name) => one.headers[name] !== other.headers[name])
      .map((name) => [name, one.headers[name] ?? 'none']),
  );
  return {
    ...(one.status !== other.status && {status: one.status}),
    ...(Object.keys(headers).length && {headers}),
    ...(one.body !== other.body && {bytes: one.bytes, body: one.body.slice(0, 80)}),
  };
}

/** @param servers of one folder */
export function alikeWith({nginx, node, hasBrotli}: Servers) {
  /** @returns what differs, in words */
  async function difference(request: RawRequest): Promise<string | undefined> {
    const asked = hasBrotli ? request : withoutBrotli(request);
    const [one, other] = (await Promise.all([ask(nginx, asked), ask(node, asked)])).map(compared);
    const [left, right] = [onlyDifferent(one!, other!), onlyDifferent(other!, one!)];
    return Object.keys(left).length
      ? `${inWords(request)}: nginx ${JSON.stringify(left)}, node ${JSON.stringify(right)}`
      : undefined;
  }

  /** @returns the first ten */
  async function differences(requests: readonly RawRequest[]): Promise<string[]> {
    const found: string[] = [];
    const left = [...requests];
    const work = async () => {
      for (let next = left.shift(); next && found.length < 10; next = left.shift()) {
        const one = await difference(next);
        if (one) found.push(one);
      }
    };
    await Promise.all(Array.from({length: 8}, work));
    return found;
  }

  async function validatorsOf(targets: readonly string[]): Promise<(target: string) => Validators> {
    const all = new Map<string, Validators>();
    for (const target of targets) {
      const {headers} = await ask(nginx, {method: 'HEAD', target, headers: []});
      const [etag = '"none"'] = headers.get('etag') ?? [];
      const [lastModified = new Date(0).toUTCString()] = headers.get('last-modified') ?? [];
      all.set(target, {etag, lastModified});
    }
    return (target) => all.get(target)!;
  }

  return {difference, differences, validatorsOf};
}
