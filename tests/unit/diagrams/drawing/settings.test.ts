import {describe, expect, it} from 'vitest';
import {settingsFor, withFlatQuestions} from '../../../../src/diagrams/drawing/settings';

describe('a question', () => {
  it.each([
    ['a["One"] --> B{"Is it so?"}', 'a["One"] --> B{{"Is it so?"}}'],
    ['B{Is it so?} -- Yes --> c', 'B{{Is it so?}} -- Yes --> c'],
    ['  B{"One"} & C{"Two"}', '  B{{"One"}} & C{{"Two"}}'],
  ])('%s becomes flat', (line, flat) => {
    expect(withFlatQuestions(`flowchart TD\n${line}`)).toBe(`flowchart TD\n${flat}`);
  });

  it.each(['a -->|"GET /jobs/{id}"| b', 'a["x {id} y"] --> b', 'a{{"Six corners"}} --> b'])(
    '%s is none',
    (line) => {
      expect(withFlatQuestions(`flowchart TD\n${line}`)).toBe(`flowchart TD\n${line}`);
    },
  );

  it('of other diagrams stays', () => {
    const sequence = 'sequenceDiagram\n  A->>B: x{y}';
    expect(withFlatQuestions(sequence)).toBe(sequence);
  });
});

it('participants have room for their longest word', () => {
  const width = (name: string) =>
    settingsFor(`sequenceDiagram\n  participant A as ${name}\n  participant B`, 1).sequence?.width ?? 0;
  expect(width('Administrator of the site')).toBe(width('Administrator'));
  expect(width('Superadministrators')).toBeGreaterThan(width('Administrator'));
});
