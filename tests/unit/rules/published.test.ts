import {expect, it} from 'vitest';
import {filesOn} from '../../../src/rules/files';
import {ledgerFile, published} from '../../../src/rules/published';
import {check} from '../../../src/rules/rule';
import {readSite} from '../../../src/rules/site';
import {folderWith} from '../../support/folder';

it('gives the only new heading of a page the only lost id', async () => {
  const fixedOf = async (text: string, ledger: string) =>
    (
      await check(readSite(filesOn(folderWith({'docs/sample.md': text, [ledgerFile]: ledger}))), [published])
    ).map(({fixed}) => fixed);
  const ledger = '/docs/sample\n/docs/sample#limits\n/docs/sample#ways\n';
  expect(await fixedOf('## Ways\n\n## Bounds \n\nText.', ledger)).toEqual([
    '## Ways\n\n## Bounds {#limits}\n\nText.',
  ]);
  for (const text of ['## Ways', '## Ways\n\n## A\n\n## B', '## Ways\n\n## A {#a}', '## Ways\n\nA\n---'])
    expect(await fixedOf(text, ledger)).toEqual([undefined]);
});
