/** Constants and texts of the specification that the configuration of the site holds. */
import {expect, it} from 'vitest';
import config from '../../docusaurus.config';

type Options = Record<string, unknown>;

const [[, preset]] = config.presets as unknown as [[string, Record<string, Options>]];
const docs = config.plugins
  .flatMap((plugin) => (Array.isArray(plugin) ? [plugin[1] as Options] : []))
  .find((options) => options && 'sidebarPath' in options);

it('the site has one language, at the root, without trailing slashes', () => {
  expect(config).toMatchObject({
    title: 'Help Hub',
    baseUrl: '/',
    trailingSlash: false,
    i18n: {defaultLocale: 'en', locales: ['en']},
  });
});

it('a broken link stops the build; anchors and routes only warn', () => {
  expect(config).toMatchObject({
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'warn',
    onDuplicateRoutes: 'warn',
  });
});

it('inline tags and authors only warn, and a post without a marker is only logged', () => {
  expect(docs).toMatchObject({onInlineTags: 'warn'});
  expect(preset.blog).toMatchObject({
    onInlineTags: 'warn',
    onInlineAuthors: 'warn',
    onUntruncatedBlogPosts: 'log',
  });
});

it('the switch of the colour mode is not disabled, so a stored choice is never deleted', () => {
  expect(config.themeConfig).toMatchObject({
    colorMode: {disableSwitch: false, respectPrefersColorScheme: true},
  });
});
