/** The list of rules for authors is what the rules say today. */
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {rules} from '../../../src/rules';
import {rulesGuide} from '../../../src/rules/engine/guide';

it('src/guides/rules.md has every rule with its samples and messages (npm run guides writes it)', async () => {
  expect(readFileSync('src/guides/rules.md', 'utf8')).toBe(await rulesGuide(rules));
});
