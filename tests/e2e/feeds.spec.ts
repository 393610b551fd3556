/** The two feeds, as a feed reader takes them. */
import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';

const feeds = {
  rss: {
    path: '/blog/rss.xml',
    type: 'application/rss+xml',
    entry: 'item',
    link: (entry: string) => /<link>([^<]+)<\/link>/.exec(entry)?.[1],
  },
  atom: {
    path: '/blog/atom.xml',
    type: 'application/atom+xml',
    entry: 'entry',
    link: (entry: string) => /<link href="([^"]+)"/.exec(entry)?.[1],
  },
};

type Parsed = {error: string | undefined; entries: string[]; addresses: string[]};

/** The feed as the browser's XML parser sees it: entries, and the addresses inside their content. */
function parse(page: Page, xml: string, entry: string): Promise<Parsed> {
  return page.evaluate(
    ([text, name]) => {
      const document = new DOMParser().parseFromString(text, 'application/xml');
      const entries = Array.from(document.getElementsByTagName(name));
      const html = entries.map(
        (item) =>
          item.getElementsByTagName('content:encoded')[0]?.textContent ??
          item.getElementsByTagName('content')[0]?.textContent ??
          '',
      );
      const bodies = html.map((body) => new DOMParser().parseFromString(body, 'text/html'));
      return {
        error: document.querySelector('parsererror')?.textContent ?? undefined,
        entries: entries.map((item) => item.outerHTML),
        addresses: bodies.flatMap((body) =>
          Array.from(body.querySelectorAll('[href], [src]')).map(
            (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
          ),
        ),
      };
    },
    [xml, entry] as const,
  );
}

for (const [name, {path, type, entry, link}] of Object.entries(feeds)) {
  test(`feed ${name}: valid XML, six entries, absolute links that answer`, async ({page}) => {
    const response = await page.request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toMatch(/xml/);
    await open(page, '/markdown-page');
    const {error, entries, addresses} = await parse(page, await response.text(), entry);
    expect(error).toBeUndefined();
    expect(entries).toHaveLength(6);
    for (const item of entries) {
      const url = new URL(link(item) ?? 'no link');
      expect(url.protocol).toBe('https:');
      expect((await page.request.get(url.pathname)).status()).toBe(200);
    }
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => !/^(https?:|mailto:|data:image\/)/.test(address))).toEqual([]);
  });

  test(`feed ${name}: every page announces it`, async ({page}) => {
    for (const address of ['/', '/docs/intro', '/blog']) {
      await open(page, address);
      await expect(page.locator(`link[rel="alternate"][type="${type}"]`)).toHaveAttribute('href', path);
    }
  });
}
