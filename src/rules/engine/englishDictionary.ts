/** The words of British English. */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import type {ITrie} from 'cspell-trie-lib';

export type EnglishDictionary = {
  /** @returns whether it is a word, also with a capital at the beginning of a sentence */
  has: (word: string) => boolean;
  /** @returns at most three other words that may be meant, the likeliest first */
  near: (word: string) => string[];
};

let loading: Promise<EnglishDictionary> | undefined;

/** Best effort: without a place to write, the dictionary is read the long way each time. */
function cache(file: string, content: Uint8Array): void {
  try {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(`${file}.${process.pid}`, content);
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    return;
  }
}

/** The published form takes a quarter of a second to read, the binary one, kept from the first time, no time. */
async function read(): Promise<ITrie> {
  const {decodeTrie, encodeITrieToBTrie} = await import('cspell-trie-lib');
  const folder = path.dirname(createRequire(__filename).resolve('@cspell/dict-en-gb'));
  const published = readFileSync(path.join(folder, 'en_GB.trie.gz'));
  const version = createHash('sha256').update(published).digest('hex').slice(0, 16);
  const kept = path.join(folder, '../../.cache/help-hub', `en_GB-${version}.btrie`);
  if (existsSync(kept)) return decodeTrie(readFileSync(kept));
  const english = decodeTrie(gunzipSync(published));
  cache(kept, encodeITrieToBTrie(english));
  return english;
}

async function load(): Promise<EnglishDictionary> {
  const english = await read();
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
export async function englishDictionary(): Promise<EnglishDictionary> {
  loading ??= load();
  return loading;
}
