import type {ConfigureWebpackUtils} from '@docusaurus/types';
import {expect, it} from 'vitest';
import mermaid from '../../../../src/plugins/mermaid';

const configured = (isServer: boolean) =>
  mermaid().configureWebpack?.({}, isServer, {} as ConfigureWebpackUtils, undefined);

it('the server has no Mermaid, browsers have', () => {
  expect(configured(true)).toEqual({resolve: {alias: {mermaid: false}}});
  expect(configured(false)).toEqual({});
});
