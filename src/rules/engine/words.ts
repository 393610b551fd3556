/** The words of British English. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';

export type Words = {
  /** @returns whether it is a word, also with a capital at the beginning of a sentence */
  has: (word: string) => boolean;
  /** @returns at most three other words that may be meant, the likeliest first */
  near: (word: string) => string[];
};

let loading: Promise<Words> | undefined;

async function load(): Promise<Words> {
  const {decodeTrie} = await import('cspell-trie-lib');
  const folder = path.dirname(createRequire(__filename).resolve('@cspell/dict-en-gb'));
  const english = decodeTrie(gunzipSync(readFileSync(path.join(folder, 'en_GB.trie.gz'))));
  const known = new Map<string, boolean>();
  return {
    has(word) {
      const before = known.get(word);
      if (before !== undefined) return before;
      const isKnown = english.has(word) || english.has(word.toLowerCase());
      known.set(word, isKnown);
      return isKnown;
    },
    near: (word) => english.suggest(word, {numSuggestions: 3}).slice(0, 3),
  };
}

/** @returns the dictionary, which is large, and read when it is first asked for */
export async function englishWords(): Promise<Words> {
  loading ??= load();
  return loading;
}
