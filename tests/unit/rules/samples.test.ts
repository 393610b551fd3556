/** Each rule accepts its good samples, and objects to its bad ones at the lines that they name. */
import {describe, expect, it} from 'vitest';
import {rules} from '../../../src/rules';
import {check} from '../../../src/rules/engine/check';
import {filesOf} from '../../../src/rules/engine/files';
import type {Finding, Rule, Sample} from '../../../src/rules/engine/rule';
import {readSite} from '../../../src/rules/engine/site';

const findingsIn = (rule: Rule, {text, path = 'docs/sample.md', beside}: Sample): Promise<Finding[]> =>
  check(readSite(filesOf({...beside, [path]: text})), [rule]);

describe.each(rules)('$name', (rule) => {
  it.each(rule.good)('accepts $text', async (sample) => {
    expect(await findingsIn(rule, sample)).toEqual([]);
  });

  it.each(rule.bad)('objects to $text', async (sample) => {
    const findings = await findingsIn(rule, sample);
    expect(findings.map(({line}) => line)).toEqual(sample.lines ?? [1]);
  });
});
