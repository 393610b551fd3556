import {expect, it} from 'vitest';
import {misfitsOfReloading} from '../../../../src/docusaurus/dev-server/reloading';

it('fits the version of Docusaurus that is installed', () => {
  expect(misfitsOfReloading()).toEqual([]);
});
