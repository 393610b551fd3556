import * as theirs from '@docusaurus/utils-common';
import {expect, it} from 'vitest';
import * as ours from '../../../../../src/docusaurus/client-bundle/browser/utilsCommon';

it('has all that the package has', () => {
  expect({...ours}).toEqual({...theirs});
});
