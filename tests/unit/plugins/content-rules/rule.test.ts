import {expect, it} from 'vitest';
import {format} from '../../../../src/plugins/content-rules/rule';

it('says where, what, and what to do', () => {
  expect(format({path: 'docs/intro.md', line: 7, message: 'Broken link.', remedy: 'mend it.'})).toBe(
    'docs/intro.md:7 Broken link.\n    Remedy: mend it.',
  );
});
