import {expect, it} from 'vitest';
import {robots} from '../../../src/site-files/robots';

it('lets crawlers go anywhere, and names the sitemap with its whole address', () => {
  expect(robots('https://example.com', '/')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://example.com/sitemap.xml\n',
  );
});

it('says in a folder of a host that crawlers do not look for it there', () => {
  const text = robots('https://example.com', '/help/');
  expect(text).toMatch(/^# .*add the Sitemap line to that of example\.com/);
  expect(text).toContain('\nSitemap: https://example.com/help/sitemap.xml\n');
});
