import {expect, it} from 'vitest';
import {ofBlocks} from '../../../../src/rules/engine/insertedBlocks';
import {check} from '../../../../src/rules/engine/check';
import {filesOf} from '../../../../src/rules/engine/files';
import {parsePage} from '../../../../src/rules/engine/page';
import {readSite} from '../../../../src/rules/engine/site';
import {links} from '../../../../src/rules/links';

const text = 'Codes:\n\n{{block errorCodes.families}}\n\n{{block no.such}}\n';

it('tells what is wrong in a block at the line of its insertion', () => {
  const found = ofBlocks(parsePage('docs/a.md', text), ({body, path}) => [
    {line: 7, column: 9, message: `${path} ${body.includes('](#')}`, remedy: 'mend it.'},
  ]);
  expect(found).toEqual([{line: 3, message: 'docs/a.md true', remedy: 'in src/content, mend it.'}]);
});

it('a link of a block has to lead somewhere on the page that inserts it', async () => {
  const found = await check(readSite(filesOf({'docs/a.md': text})), [links]);
  expect(new Set(found.map(({line, remedy}) => `${line} ${remedy.slice(0, 14)}`))).toEqual(
    new Set(['3 in src/content']),
  );
});
