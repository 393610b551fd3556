import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {Problem, Rule} from './rule';
import {blank} from '../content/contract.node';
import {dataOf} from './site';
import {placeIn, proseOnly} from './text';

const file = readFileSync(path.join(__dirname, 'wording.yml'), 'utf8');
const phrases = Object.entries(parse(file) as Record<string, string>).map(
  ([phrase, remedy]) => [new RegExp(phrase, 'gim'), remedy] as const,
);

function find(source: string): Problem[] {
  // Titles, in italics or bold type, and labels may be those of others; `asks` and `readers` are in readers' words.
  const text = proseOnly(source).replace(
    /\*[^*\n]+\*|:ui\[[^\]]*\]|\{#[^}]*\}|^(?:asks|spellings):\n(?:[ \t]+.*\n)*|\breaders:\s*\[[^\]]*\]/gm,
    blank,
  );
  return phrases.flatMap(([phrase, remedy]) =>
    [...text.matchAll(phrase)].map(({0: match, index}) => ({
      ...placeIn(source, index),
      message: `"${match.trim()}" is not what a native writer would say.`,
      remedy,
    })),
  );
}

const guides = /^(?:src\/[\w-]+\/README|src\/guides\/[\w-]+)\.md$/;

/** Pages, their data, and the guides of the project are in the sentences of a native writer: `wording.yml`. */
export const wording: Rule = {
  name: 'wording',
  page: ({source}) => find(source),
  site: (site) =>
    [
      ...['README.md', 'CONTRIBUTING.md', ...site.list('src').filter((path) => guides.test(path))].map(
        (path) => ({path, text: site.read(path) ?? ''}),
      ),
      ...dataOf(site).filter(
        ({path}) => /^(docs|blog|openapi)\//.test(path) && !path.endsWith('_vendors.yml'),
      ),
    ].flatMap(({path: where, text}) => find(text).map((problem) => ({path: where, ...problem}))),
};
