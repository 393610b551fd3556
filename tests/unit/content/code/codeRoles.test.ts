import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {codeRoles} from '../../../../src/content/code/codeRoles';
import {contrastOf} from '../../../support/colours';

describe.each(['light', 'dark'] as const)('%s', (mode) => {
  it.each(['text', ...codeRoles.map(({colour}) => colour)])(
    '%s can be read on the background of code',
    (name) => {
      expect(contrastOf(mode, name, 'raised')).toBeGreaterThanOrEqual(4.5);
    },
  );
});

describe('src/css/code.css', () => {
  const sheet = readFileSync('src/css/code.css', 'utf8');

  it.each(codeRoles)('has the colour of $role', ({role, colour}) => {
    expect(sheet).toMatch(new RegExp(`\\.code-${role} \\{\\s*color: var\\(--hub-${colour}\\);`));
  });
});
