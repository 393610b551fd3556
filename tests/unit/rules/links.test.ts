import {expect, it} from 'vitest';
import {filesOn} from '../../../src/rules/files';
import {links} from '../../../src/rules/links';
import {check} from '../../../src/rules/rule';
import {readSite} from '../../../src/rules/site';
import {folderWith} from '../../support/folder';

it('names the file of data that has the wrong link of a block', async () => {
  const folder = folderWith({
    'docs/sample.md': '{{block glossary}}',
    'docs/_glossary.yml': "see: '[Audit log](/docs/focus/admin/audit)'\n",
  });
  const findings = await check(readSite(filesOn(folder)), [links]);
  expect(findings.map(({remedy}) => remedy)).toContain(
    'correct the path or the anchor, or remove the link in docs/_glossary.yml.',
  );
});
