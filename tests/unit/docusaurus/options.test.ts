import {expect, it} from 'vitest';
import type {DocusaurusConfig} from '@docusaurus/types';
import {refuseOptions} from '../../../src/docusaurus/options';

const config = (themeConfig: object, options: object = {}) =>
  ({themeConfig, presets: [['classic', options]], plugins: ['a', ['b', {}]]}) as unknown as DocusaurusConfig;

it('an option that would do nothing stops the build, with a remedy', () => {
  expect(() => refuseOptions(config({prism: {defaultLanguage: 'js'}}))).toThrow(
    'docusaurus.config.ts: themeConfig.prism.defaultLanguage has no effect here. Remedy:',
  );
  expect(() => refuseOptions(config({}, {blog: {feedOptions: {type: 'rss'}}}))).toThrow(/blog\.feedOptions/);
  expect(() =>
    refuseOptions(config({navbar: {hideOnScroll: true}}, {blog: {feedOptions: {type: null}}})),
  ).not.toThrow();
});
