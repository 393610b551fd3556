import {expect, it} from 'vitest';
import {readRedirects, redirectsFor} from '../../../src/hosting/redirects';
import {folderWith} from '../../support/folder';

const targets = new Map([
  ['/docs', '/docs/intro'],
  ['/docs/one.two', '/docs/category/one-two'],
]);

it('writes lines for a map of nginx', () => {
  expect(redirectsFor(targets)).toEqual({
    name: 'redirects.conf',
    text: '/docs /docs/intro;\n/docs/one.two /docs/category/one-two;\n',
  });
});

it('reads what it has written', () => {
  const {name, text} = redirectsFor(targets);
  expect(readRedirects(folderWith({[name]: text}))).toEqual(targets);
});

it('writes nothing that nginx would take for more than an address', () => {
  const awkward = new Map([
    ['/a b', '/c'],
    ['/a;', '/c'],
    ['/a', '/$c'],
    ['/{', '/c'],
    ['include', '/c'],
  ]);
  expect(redirectsFor(awkward).text).toBe('');
});

it('finds none in a build without the file', () => {
  expect(readRedirects(folderWith({}))).toEqual(new Map());
});
