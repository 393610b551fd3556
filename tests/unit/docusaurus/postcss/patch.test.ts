import path from 'node:path';
import {expect, it} from 'vitest';
import {postcssPatch} from '../../../../src/docusaurus/postcss/patch';
import {pluginOf} from '../../../support/patches';

const layers = () => ({postcssPlugin: 'layers'});

/** As `@docusaurus/bundler` hands them over. */
const stock = {
  ident: 'postcss',
  plugins: [[path.resolve('node_modules/postcss-preset-env/dist/index.cjs'), {}], layers],
};

it('leaves to Lightning CSS what browsers need, and keeps all other plugins', () => {
  expect(pluginOf(postcssPatch).configurePostCss?.(stock)).toMatchObject({
    ident: 'postcss',
    plugins: [layers],
  });
});

it('looks for no configuration beside each sheet', () => {
  expect(pluginOf(postcssPatch).configurePostCss?.(stock)).toMatchObject({config: false});
});
