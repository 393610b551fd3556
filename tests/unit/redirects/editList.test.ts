import {expect, it} from 'vitest';
import {withRedirect} from '../../../src/redirects/editList';
import {parseRedirects} from '../../../src/redirects/list';
import {problemsIn} from '../../../src/redirects/problems';

type Added = [from: string, to: string, removed?: boolean];

/** @returns entries after each of these has been added, as `from > to`; they never have a problem */
function after(...added: Added[]): string[] {
  let text = '# Why.\n[]\n';
  for (const [from, to, removed = false] of added) {
    text = withRedirect(text, {from, to, removed});
    const list = parseRedirects(text);
    expect(problemsIn(list), text).toEqual([]);
  }
  expect(text).toMatch(/^# Why\.\n/);
  return parseRedirects(text).redirects.map(
    ({from, to, removed}) => `${from} > ${to}${removed ? ' removed' : ''}`,
  );
}

it('adds entries at the end, and keeps comments', () => {
  expect(withRedirect('# Why.\n[]\n', {from: '/a', to: '/b', removed: false})).toBe(
    '# Why.\n- from: /a\n  to: /b\n',
  );
  expect(after(['/a', '/b'], ['/c#d', '/c', true])).toEqual(['/a > /b', '/c#d > /c removed']);
});

it('lets older redirects lead to the new place at once', () => {
  expect(after(['/a', '/b'], ['/b', '/c'], ['/c', '/d'])).toEqual(['/a > /d', '/b > /d', '/c > /d']);
});

it('takes the redirect of an address out to which a page comes back', () => {
  expect(after(['/a', '/b'], ['/b', '/a'])).toEqual(['/b > /a']);
  expect(after(['/a#x', '/a#y'], ['/a#y', '/a#x'])).toEqual(['/a#y > /a#x']);
});

it('takes headings along with their page', () => {
  expect(after(['/a#x', '/a#y'], ['/a', '/b'])).toEqual(['/b#x > /b#y', '/a > /b']);
  expect(after(['/c#x', '/a#y'], ['/a', '/b'])).toEqual(['/c#x > /b#y', '/a > /b']);
});

it('lets headings of a removed page lead where it leads', () => {
  expect(after(['/a#x', '/a#y'], ['/c#z', '/a#y'], ['/d', '/a'], ['/a', '/b', true])).toEqual([
    '/c#z > /b removed',
    '/d > /b',
    '/a > /b removed',
  ]);
});

it('knows an address from one that begins like it', () => {
  expect(after(['/a', '/b'], ['/c', '/b-b'], ['/b', '/e'])).toEqual(['/a > /e', '/c > /b-b', '/b > /e']);
});

it('quotes what YAML would take for more', () => {
  expect(after(["/a#it's", '/a#b:c'])).toEqual(["/a#it's > /a#b:c"]);
});

it('refuses a list that cannot be read', () => {
  expect(() => withRedirect('- from: [\n', {from: '/a', to: '/b', removed: false})).toThrow(
    /redirects\.yml:2 The redirects are not YAML.* Remedy: /,
  );
});

it('keeps the comment of the list when its first entry goes, and those of other entries', () => {
  const text = '# Why.\n- from: /a\n  to: /b\n# Because.\n- from: /c\n  to: /d\n';
  expect(withRedirect(text, {from: '/b', to: '/a', removed: false})).toBe(
    '# Why.\n# Because.\n- from: /c\n  to: /d\n- from: /b\n  to: /a\n',
  );
});
