/** The command line of `npm run bench`. */
import {parseArgs} from 'node:util';
import type {Peer} from './peers/peer';

export type Options = {
  parts: string[];
  /** Undefined: those of each part. */
  sizes?: number[];
  rounds: number;
  peers: readonly Peer[];
  hasEdit: boolean;
  isReused: boolean;
  isPublished: boolean;
};

function whole(text: string, option: string, least: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least) return number;
  throw new Error(`--${option} holds "${text}". Expected: a whole number of at least ${least}.`);
}

/** The items of a list that an option names by the beginning of their names. */
function chosen<Item extends {name: string}>(
  names: string | undefined,
  option: string,
  all: readonly Item[],
): readonly Item[] {
  if (names === undefined) return all;
  const wanted = names.split(',').map((name) => name.trim().toLowerCase());
  const isMeant =
    (start: string) =>
    ({name}: Item) =>
      start !== '' && name.toLowerCase().startsWith(start);
  const unknown = wanted.find((start) => !all.some(isMeant(start)));
  if (unknown !== undefined)
    throw new Error(
      `--${option} holds "${unknown}". Expected: names out of ${all.map(({name}) => name).join(', ')}.`,
    );
  return all.filter((item) => wanted.some((start) => isMeant(start)(item)));
}

/**
 * @param known names of the parts, in the order in which they run
 * @throws Error that says what is expected in place of a wrong word
 */
export function optionsOf(args: readonly string[], known: readonly string[], all: readonly Peer[]): Options {
  const {values, positionals} = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      pages: {type: 'string'},
      rounds: {type: 'string', default: '3'},
      only: {type: 'string'},
      edit: {type: 'boolean', default: false},
      reuse: {type: 'boolean', default: false},
      publish: {type: 'boolean', default: false},
    },
  });
  if (values.publish && (values.only !== undefined || values.reuse))
    throw new Error('What is published has all peers, built in the same run: leave out --only and --reuse.');
  const unknown = positionals.find((part) => !known.includes(part));
  if (unknown !== undefined)
    throw new Error(`There is no part "${unknown}". Expected: ${known.join(', ')}, or none of them for all.`);
  return {
    parts: known.filter((part) => !positionals.length || positionals.includes(part)),
    sizes: values.pages?.split(',').map((size) => whole(size, 'pages', 12)),
    rounds: whole(values.rounds, 'rounds', 1),
    peers: chosen(values.only, 'only', all),
    hasEdit: values.edit,
    isReused: values.reuse,
    isPublished: values.publish,
  };
}
