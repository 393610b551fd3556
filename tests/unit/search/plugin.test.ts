import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import searchPlugin from '../../../src/search/plugin';

it('ends the build when an option of the hosted search would do nothing', () => {
  const themeConfig = {algolia: {externalUrlRegex: 'example'}};
  const siteConfig = {url: 'https://help.example.co.uk', themeConfig};
  const context = {siteDir: '/site', siteConfig, baseUrl: '/'} as unknown as LoadContext;
  expect(() => searchPlugin(context, {isApart: true})).toThrow('externalUrlRegex is not honoured');
});
