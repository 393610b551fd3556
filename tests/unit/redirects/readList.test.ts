import {expect, it} from 'vitest';
import {listFile} from '../../../src/redirects/list';
import {readList, refuseWrongPages} from '../../../src/redirects/readList';
import {folderWith} from '../../support/folder';

const listWith = (text: string) => readList(folderWith({[listFile]: text}));

it('reads the list of a project, which may have none', () => {
  expect(listWith('- {from: /a, to: /b}\n')).toEqual([{from: '/a', to: '/b', removed: false, line: 1}]);
  expect(readList(folderWith({}))).toEqual([]);
});

it('stops a build at a wrong list, with place and remedy', () => {
  expect(() => listWith('- {from: /a, to: /a}\n')).toThrow(
    'src/redirects/redirects.yml:1 The redirect of /a leads back to itself.\n    Remedy: remove this entry',
  );
});

it('stops a build at a redirect to or from the wrong page', () => {
  const list = listWith('- {from: /a, to: "/b"}\n');
  expect(() => refuseWrongPages(list, ['/b'])).not.toThrow();
  expect(() => refuseWrongPages(list, ['/c'])).toThrow(
    /yml:1 The redirect of \/a leads to \/b, and there is no such page/,
  );
  expect(() => refuseWrongPages(list, ['/a', '/b'])).toThrow(/There is a page at \/a/);
});
