/** Bash in a fence parses (`bash -n`). */
import {describe, expect, it} from 'vitest';
import {expectNone, fencesOf, objections, pages} from '../../content/corpus';
import {ruleOf} from './tool';
import {needs} from '../needs';

needs('bash');

const rule = ruleOf({language: 'bash', command: 'bash', args: ['-n'], place: /line (\d+):/});

describe('bash', () => {
  it('sees what does not parse', () => {
    expect(objections(rule, '```bash\nfor f in *; do echo "$f"; done\n```')).toEqual([]);
    expect(objections(rule, '```bash\necho one\necho )\n```')).toEqual([3]);
  });

  it('holds for every fence', () => {
    expect(pages.flatMap((page) => fencesOf(page, 'bash')).length).toBeGreaterThan(10);
    expectNone(pages.flatMap(rule));
  });
});
