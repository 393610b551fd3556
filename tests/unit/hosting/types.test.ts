import {expect, it} from 'vitest';
import {typeOf} from '../../../src/hosting/types';

it.each([
  ['/openapi/petstore.yaml', 'application/yaml; charset=utf-8'],
  ['/docs/intro.html', 'text/html; charset=utf-8'],
  ['/docs/intro.HTML', 'text/html; charset=utf-8'],
  ['/favicon.ico', 'image/x-icon'],
  ['/img/logo.svg', 'image/svg+xml'],
  ['/docs/intro.html.br', 'application/octet-stream'],
  ['/a.folder/file', 'application/octet-stream'],
])('%s is %s', (file, type) => {
  expect(typeOf(file)).toBe(type);
});
