import {expect, it} from 'vitest';
import {bundleMermaid} from '../../../../src/diagrams/library/bundle';

const {files, parts} = bundleMermaid();

/** Files that a file imports at once. */
const importsOf = (name: string) =>
  [
    ...Buffer.from(files.get(name) ?? [])
      .toString()
      .matchAll(/(?:from|import)"\.\/([^"]+)"/g),
  ].map(([, file]) => file);

it('every named file is there', () => {
  for (const name of [parts.entry, ...parts.always, ...Object.values(parts.kinds).flat()])
    expect(files.has(name), name).toBe(true);
});

it.each(['flowchart', 'sequenceDiagram', 'stateDiagram-v2'])(
  'a %s needs nothing besides what is named',
  (kind) => {
    const named = [...parts.always, ...(parts.kinds[kind] ?? [])];
    expect(parts.kinds[kind]?.length).toBeGreaterThan(0);
    expect(new Set(named).size).toBe(named.length);
    for (const name of named) expect(named).toEqual(expect.arrayContaining(importsOf(name)));
  },
);

it('is the same in each build', () => {
  expect([...bundleMermaid().files.keys()]).toEqual([...files.keys()]);
});
