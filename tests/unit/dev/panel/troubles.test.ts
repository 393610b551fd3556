import {describe, expect, it} from 'vitest';
import {troublesOf} from '../../../../src/dev/panel/troubles';

const root = '/home/author/site';

describe('what there is to mend, out of the errors of others', () => {
  it('reads the lines of our own messages', () => {
    const said =
      'These are wrong:\n  openapi/auth.yaml:2:1 The summary is empty. Remedy: Write one.\n  docs/a.md:7:3 A link leads nowhere.';
    expect(troublesOf(new Error(said), root)).toEqual([
      {path: 'openapi/auth.yaml', line: 2, column: 1, message: 'The summary is empty.', remedy: 'write one.'},
      {path: 'docs/a.md', line: 7, column: 3, message: 'A link leads nowhere.'},
    ]);
  });

  it('reads the place of a typed source that cannot be parsed, and says it once', () => {
    const said = `ParseError: Unexpected token, expected ","  \n ${root}/src/content/facts.ts:27:21`;
    expect(troublesOf(new Error(said), root)).toEqual([
      {path: 'src/content/facts.ts', line: 27, column: 21, message: 'Unexpected token, expected ","'},
    ]);
  });

  it('reads the cause of a page that MDX cannot compile', () => {
    const said = [
      `Module build failed (from ./src/dev/loader.mjs):`,
      `  ╰─▶   × Error: MDX compilation failed for file "${root}/docs/support.mdx"`,
      '        │ Cause: Expected a closing tag for `<Tabs>` (12:1-12:7)',
      '        │ Details:',
      '        │ {"line": 12}',
      `        │     at ${root}/node_modules/@mdx-js/mdx/lib/core.js:10:2`,
    ].join('\n');
    expect(troublesOf(said, root, './docs/support.mdx')).toEqual([
      {
        path: 'docs/support.mdx',
        line: 12,
        column: 1,
        message: 'Expected a closing tag for `<Tabs>` (12:1-12:7)',
      },
    ]);
  });

  it('names no file where none is named, or where it is one of a package', () => {
    expect(troublesOf(new Error('The disk is full.'), root)).toEqual([{message: 'The disk is full.'}]);
    const [trouble] = troublesOf(`Broken in ${root}/node_modules/react/index.js:1:2`, root);
    expect(trouble).not.toHaveProperty('path');
  });
});
