import {expect, it} from 'vitest';
import {typeHeaders} from '../../../src/hosting/contentTypes';

it.each([
  ['/openapi/petstore.yaml', {'Content-Type': 'application/yaml;charset=utf-8'}],
  ['/openapi/petstore.json', {}],
  ['/favicon.ico', {'Content-Type': 'image/x-icon'}],
  ['/docs/yaml', {}],
])('%s', (pathname, headers) => {
  expect(typeHeaders(pathname)).toEqual(headers);
});
