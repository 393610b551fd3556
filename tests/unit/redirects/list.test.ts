import {describe, expect, it} from 'vitest';
import {parseRedirects} from '../../../src/redirects/list';
import {problemsIn} from '../../../src/redirects/problems';

const list = (...entries: string[]) => parseRedirects(entries.map((entry) => `- {${entry}}\n`).join(''));

const problems = (...entries: string[]) =>
  problemsIn(list(...entries)).map(({line, message, remedy}) => `${line} ${message} ${remedy}`);

describe('parseRedirects', () => {
  it('reads entries with their lines', () => {
    expect(
      parseRedirects('# Why.\n- from: /a\n  to: /b\n\n- from: /c#d\n  to: /c\n  removed: true\n'),
    ).toEqual({
      redirects: [
        {from: '/a', to: '/b', removed: false, line: 2},
        {from: '/c#d', to: '/c', removed: true, line: 5},
      ],
      problems: [],
    });
  });

  it.each(['', '[]', '# Nothing.\n[]\n'])('reads an empty list: %j', (text) => {
    expect(parseRedirects(text)).toEqual({redirects: [], problems: []});
  });

  it.each([
    ['- from: [\n', 2, /not YAML/],
    ['from: /a\n', 1, /not a list/],
    ['- /a\n', 1, /needs "from" and "to"/],
    ['- from: /a\n', 1, /needs "from" and "to"/],
    ['- {from: /a, to: /b, why: me}\n', 1, /the key "why"/],
    ['- {from: /a, to: /b, removed: yes}\n', 1, /neither true nor false/],
    ['- {from: /a, to: "https://example.com/b"}\n', 1, /cannot be an address/],
    ['- {from: /a/, to: /b}\n', 1, /cannot be an address/],
    ['- {from: "/a?b", to: /b}\n', 1, /cannot be an address/],
    ['- {from: //example.com, to: /b}\n', 1, /cannot be an address/],
    ['- {from: /, to: /b}\n', 1, /cannot be an address/],
  ])('refuses %j at its line', (text, line, message) => {
    const read = parseRedirects(text);
    expect(read.redirects).toEqual([]);
    expect(read.problems).toEqual([
      expect.objectContaining({line, message: expect.stringMatching(message) as string}),
    ]);
  });
});

describe('problemsIn', () => {
  it('accepts pages, headings, and what has been removed', () => {
    expect(
      problems('from: /a, to: /b', 'from: "/b#x", to: "/b#y"', 'from: "/b#z", to: /b, removed: true'),
    ).toEqual([]);
  });

  it('refuses two ways from one address', () => {
    expect(problems('from: /a, to: /b', 'from: /a, to: /c')).toEqual([
      '2 /a has a redirect already, at line 1. remove one of the two entries.',
    ]);
  });

  it('refuses circles of any length', () => {
    expect(problems('from: /a, to: /a')).toHaveLength(1);
    expect(problems('from: /a, to: /b', 'from: /b, to: /c', 'from: /c, to: /a')).toHaveLength(3);
    expect(problems('from: "/a#x", to: "/b#y"', 'from: "/b#y", to: "/a#x"')).toHaveLength(2);
  });

  it('names the end of a chain, with the heading on its page', () => {
    expect(problems('from: /a, to: /b', 'from: /b, to: /c', 'from: /c, to: /d')).toEqual([
      '1 The redirect of /a leads to /b, which is a redirect itself. write "to: /d".',
      '2 The redirect of /b leads to /c, which is a redirect itself. write "to: /d".',
    ]);
    expect(problems('from: "/a#x", to: "/b#y"', 'from: /b, to: /c')).toEqual([
      '1 The redirect of /a#x leads to /b#y, which is a redirect itself. write "to: /c#y".',
    ]);
  });

  it('refuses a heading as the target of a page, and the other way about', () => {
    expect(problems('from: /a, to: "/b#y"')).toEqual([expect.stringContaining('write "to: /b"')]);
    expect(problems('from: "/a#x", to: /b')).toEqual([expect.stringContaining('leads to no heading')]);
  });

  it('asks for the place of a heading whose page has moved', () => {
    expect(problems('from: /a, to: /b', 'from: "/a#x", to: "/b#y"')).toEqual([
      expect.stringContaining('write "from: /b#x"'),
    ]);
  });
});
