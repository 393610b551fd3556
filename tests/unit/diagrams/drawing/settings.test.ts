import {expect, it} from 'vitest';
import {settingsFor} from '../../../../src/diagrams/drawing/settings';

it('participants have room for their longest word', () => {
  const width = (name: string) =>
    settingsFor(`sequenceDiagram\n  participant A as ${name}\n  participant B`, 1).sequence?.width ?? 0;
  expect(width('Administrator of the site')).toBe(width('Administrator'));
  expect(width('Superadministrators')).toBeGreaterThan(width('Administrator'));
});
