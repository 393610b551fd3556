/** The dictionary of the spelling rule holds what pages need, and nothing else. */
import {expect, it} from 'vitest';
import {changed, filesOn} from '../../src/rules/engine/files';
import {check} from '../../src/rules/engine/check';
import {readSite} from '../../src/rules/engine/site';
import {spelling} from '../../src/rules/spelling';

const file = 'src/rules/dictionary.txt';
const files = filesOn(process.cwd());
const lines = (files.read(file) ?? '').split('\n').filter(Boolean);
const isWord = (line: string) => /^\p{L}+$/u.test(line);

it('every word of the dictionary would be a finding without it', async () => {
  const found = await check(readSite(changed(files, {[file]: ''})), [spelling]);
  const words = new Set(found.flatMap(({message}) => /^"(\S+)"/.exec(message)?.[1]?.toLowerCase() ?? []));
  expect(lines.filter(isWord).filter((word) => !words.has(word.toLowerCase()))).toEqual([]);
});

it('every name of the dictionary stands on a page', () => {
  const text = readSite(files)
    .pages.map(({source}) => source)
    .join('\n')
    .replace(/\s+/g, ' ');
  expect(lines.filter((line) => !isWord(line) && !text.includes(line))).toEqual([]);
});
