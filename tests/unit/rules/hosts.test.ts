/** A company writes the hosts of its own site, whatever they are. */
import {expect, it, vi} from 'vitest';
import {hosts} from '../../../src/rules/hosts';
import {check} from '../../../src/rules/engine/check';
import {filesOf} from '../../../src/rules/engine/files';
import {readSite} from '../../../src/rules/engine/site';

vi.mock('../../../src/site/identity', async (original) => {
  const {site, ...others} = await original<typeof import('../../../src/site/identity')>();
  return {...others, site: {...site, url: 'https://help.acme.com', statusUrl: 'https://status.acme.com'}};
});

vi.mock('../../../src/site/contact', async (original) => ({
  ...(await original<typeof import('../../../src/site/contact')>()),
  supportEmail: 'support@acme.org',
}));

it('its own hosts are allowed, and those of others are not', async () => {
  const text = 'https://help.acme.com/docs\nhttps://status.acme.com\nsupport@acme.org\nhttps://shop.acme.com';
  const found = await check(readSite(filesOf({'docs/sample.md': text})), [hosts]);
  expect(found.map(({line}) => line)).toEqual([4]);
});
