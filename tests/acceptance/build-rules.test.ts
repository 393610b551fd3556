/** What stops the build, and what only warns: specification, section 5. */
import {expect, it} from 'vitest';
import type {Options as ClassicOptions} from '@docusaurus/preset-classic';
import config from '../../docusaurus.config';

const [, classic] = (config.presets?.[0] ?? []) as unknown as [string, ClassicOptions];
const blog = classic.blog || {};

it('build rules: broken links fail; broken markdown links, anchors and duplicate routes only warn', () => {
  expect(config).toMatchObject({
    onBrokenLinks: 'throw',
    onBrokenMarkdownLinks: 'warn',
    onBrokenAnchors: 'warn',
    onDuplicateRoutes: 'warn',
  });
});

it('build rules: blog warnings for inline tags and authors; untruncated posts are only logged', () => {
  expect(blog).toMatchObject({onInlineTags: 'warn', onInlineAuthors: 'warn', onUntruncatedBlogPosts: 'log'});
});

it('colour mode: the switch is not disabled, so a stored choice is never deleted', () => {
  expect(config.themeConfig).toMatchObject({colorMode: {disableSwitch: false}});
});
