/** Bytes of a page by kind of file. */
import path from 'node:path';
import type {Sent} from '../browse/server';
import {sum} from '../statistics';

const kinds = {
  js: /\.m?js$/,
  css: /\.css$/,
  font: /\.woff2?$/,
  image: /\.(png|svg|ico|jpe?g|webp|avif)$/,
  html: /^$|\.html$/,
};

export type Kind = keyof typeof kinds | 'other';

export function kindOf(pathname: string): Kind {
  const ending = path.extname(pathname);
  return (Object.keys(kinds) as (keyof typeof kinds)[]).find((kind) => kinds[kind].test(ending)) ?? 'other';
}

const bytesOf = (sent: readonly Sent[]) => sum(sent.map(({bytes}) => bytes));

export type Weight = {
  /** What the page needs itself. */
  total: number;
  requests: number;
  kinds: Record<Kind, number>;
  /** What it fetched for the next page. */
  prefetched: number;
};

export function weigh(sent: readonly Sent[]): Weight {
  const needed = sent.filter(({isPrefetch}) => !isPrefetch);
  const of = (kind: Kind) => bytesOf(needed.filter(({path: pathname}) => kindOf(pathname) === kind));
  return {
    total: bytesOf(needed),
    requests: needed.length,
    kinds: {
      html: of('html'),
      js: of('js'),
      css: of('css'),
      font: of('font'),
      image: of('image'),
      other: of('other'),
    },
    prefetched: bytesOf(sent.filter(({isPrefetch}) => isPrefetch)),
  };
}

/** Bytes of some addresses, each counted once. */
export function weighSome(sent: readonly Sent[], addresses: readonly string[]): number {
  const paths = new Set(addresses.map((address) => new URL(address).pathname));
  return bytesOf([...paths].flatMap((pathname) => sent.find((one) => one.path === pathname) ?? []));
}
