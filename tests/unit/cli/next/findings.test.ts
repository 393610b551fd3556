import {expect, it} from 'vitest';
import {buildFindings, lastLines, typeErrors} from '../../../../src/cli/next/findings';

it('types: each error with its file and line', () => {
  const output = `docusaurus.config.ts(153,43): error TS2339: Property 'experimental_faster' does not exist.
src/theme/Tabs/index.tsx(61,17): error TS2769: No overload matches this call.
  The last overload gave the following error.
`;
  expect(typeErrors(output)).toEqual([
    "docusaurus.config.ts:153 TS2339: Property 'experimental_faster' does not exist.",
    'src/theme/Tabs/index.tsx:61 TS2769: No overload matches this call.',
  ]);
});

it('build: warnings, and the error with what follows', () => {
  const output = `[INFO] [en] Creating an optimized production build...
[WARNING] The \`onBrokenMarkdownLinks\` config option is deprecated.
Please migrate.
[WARNING] The \`onBrokenMarkdownLinks\` config option is deprecated.

[ERROR] Error: The option has been renamed.

    at validateConfig (configValidation.js:503:15)
[INFO] Docusaurus version: 3.10.2
`;
  expect(buildFindings(output)).toEqual([
    '[WARNING] The `onBrokenMarkdownLinks` config option is deprecated.',
    '[ERROR] Error: The option has been renamed.',
    'at validateConfig (configValidation.js:503:15)',
    '[INFO] Docusaurus version: 3.10.2',
  ]);
});

it('build: a good one has nothing to say', () => {
  expect(buildFindings('[INFO] Creating\n[SUCCESS] Generated static files in "build".')).toEqual([]);
});

it('a long line is cut, and of an unknown output the end is shown', () => {
  const output = Array.from({length: 20}, (_, index) => `line ${index}`).join('\n');
  expect(lastLines(`${output}\n\n`)).toEqual(output.split('\n').slice(-10));
  expect(lastLines('x'.repeat(1000))[0]).toHaveLength(242);
});
