import {expect, it} from 'vitest';
import {brokenLabel} from '../../../../src/diagrams/drawing/words';

const label = (...lines: string[]) => ({lines: lines.map((text) => ({text, x: 0, y: 0}))});

it('finds a word that was broken, with and without a hyphen', () => {
  const source = 'participant A as Administrator\nB["api.example.com"]';
  expect(brokenLabel([label('Administrato-', 'r')], source)).toBe('Administrato- r');
  expect(brokenLabel([label('Administrator'), label('api.example.co', 'm')], source)).toBe(
    'api.example.co m',
  );
});

it('takes lines for what the author wrote', () => {
  const source = 'B["Policy on<br/>this  group?"]\nalt approved by another person';
  expect(brokenLabel([label('Policy on', 'this group?')], source)).toBeUndefined();
  expect(brokenLabel([label('[approved by', 'another person]')], source)).toBeUndefined();
});
