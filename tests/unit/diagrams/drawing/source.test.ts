import {describe, expect, it} from 'vitest';
import {forDrawing, withFlatQuestions} from '../../../../src/diagrams/drawing/source';

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

describe('a label of an arrow', () => {
  it.each([
    ['stateDiagram-v2\n  a --> b: source cannot be read', 'a --> b: source cannot<br/>be read'],
    [
      'stateDiagram-v2\n  a --> [*]: Rejected, withdrawn, expired',
      'a --> [*]: Rejected, withdrawn,<br/>expired',
    ],
    ['flowchart TD\n  a -->|"job.finished, no content"| b', 'a -->|"job.finished,<br/>no content"| b'],
    ['flowchart TD\n  a -- "Yes, the nearest of them" --> b', 'a -- "Yes, the nearest<br/>of them" --> b'],
  ])('%j has short lines', (source, drawn) => {
    expect(forDrawing(source)).toContain(drawn);
  });

  it.each([
    'stateDiagram-v2\n  a --> b: short\n  state "a rather long name of it" as c',
    'flowchart TD\n  a["a rather long label of it"] -->|Yes| b',
    'sequenceDiagram\n  A->>B: a rather long message to it',
  ])('%j stays', (source) => {
    expect(forDrawing(source)).toBe(source);
  });
});
