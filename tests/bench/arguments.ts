/** The command line of `npm run bench`. */
import {parseArgs} from 'node:util';
import type {Peer} from './peers/peer';

export type Options = {
  parts: string[];
  /** Undefined: those of each part. */
  sizes?: number[];
  rounds: number;
  peers: readonly Peer[];
};

function whole(text: string, option: string, least: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least) return number;
  throw new Error(`--${option} holds "${text}". Expected: a whole number of at least ${least}.`);
}

/**
 * @param known names of the parts, in the order in which they run
 * @throws Error that says what is expected in place of a wrong word
 */
export function optionsOf(args: readonly string[], known: readonly string[], all: readonly Peer[]): Options {
  const {values, positionals} = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {pages: {type: 'string'}, rounds: {type: 'string', default: '3'}, only: {type: 'string'}},
  });
  const unknown = positionals.find((part) => !known.includes(part));
  if (unknown !== undefined)
    throw new Error(`There is no part "${unknown}". Expected: ${known.join(', ')}, or none of them for all.`);
  const wanted = values.only?.split(',').map((name) => name.trim().toLowerCase());
  const peers = all.filter(
    ({name}) => !wanted || wanted.some((start) => name.toLowerCase().startsWith(start)),
  );
  if (!peers.length)
    throw new Error(`--only names nobody. Expected: names out of ${all.map(({name}) => name).join(', ')}.`);
  return {
    parts: known.filter((part) => !positionals.length || positionals.includes(part)),
    sizes: values.pages?.split(',').map((size) => whole(size, 'pages', 12)),
    rounds: whole(values.rounds, 'rounds', 1),
    peers,
  };
}
