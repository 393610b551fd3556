/** Updates and News: list, sidebar by year, posts, tags, authors, archive. */
import {expect, open, test} from './fixtures';
import {colourToggle} from './places';

/** The newest first. */
const posts = {
  'Focus updates: July 2025': '/blog/focus-updates-july-2025',
  'TeamScribe update 1.1': '/blog/teamscribe-update-1-1',
  'Focus updates: May 2025': '/blog/focus-updates-may-2025',
  'Focus updates: April 2025': '/blog/focus-updates-april-2025',
  'TeamScribe is here': '/blog/teamscribe-launch',
  'Welcome to Help Hub': '/blog/welcome',
};

const tags = {
  Beta: ['TeamScribe is here'],
  Features: [
    'Focus updates: July 2025',
    'TeamScribe update 1.1',
    'Focus updates: May 2025',
    'Focus updates: April 2025',
  ],
  Focus: ['Focus updates: July 2025', 'Focus updates: May 2025', 'Focus updates: April 2025'],
  hello: ['Welcome to Help Hub'],
  Product: ['TeamScribe is here'],
  TeamScribe: ['TeamScribe update 1.1', 'TeamScribe is here'],
  Updates: [
    'Focus updates: July 2025',
    'TeamScribe update 1.1',
    'Focus updates: May 2025',
    'Focus updates: April 2025',
    'Welcome to Help Hub',
  ],
};

test('blog: labelled Updates and News, with the six posts', async ({page}) => {
  await open(page, '/blog');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Updates and News');
  await expect(page.getByRole('article').getByRole('heading', {level: 2})).toHaveText(Object.keys(posts));
});

/** Posts about one product; the others are about all of them. */
const productOf = (path: string) => /(focus|teamscribe)/.exec(path)?.[1];

test('blog: a card has the picture, the product, the date and the reading time of its post', async ({
  page,
}) => {
  await open(page, '/blog');
  for (const [title, path] of Object.entries(posts)) {
    const card = page.getByRole('article').filter({has: page.getByRole('link', {name: title, exact: true})});
    const picture = card.locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(picture).toHaveAttribute('alt', '');
    await expect(card.getByText(/^\d+ \w+ 2025 · \d+ min read$/)).toBeVisible();
    await expect(card.locator('.icon')).toHaveCount(productOf(path) ? 1 : 0);
    await expect(card.getByRole('paragraph').last()).toHaveText(/.{50,160}\.$/);
  }
});

test('blog: the whole of a card leads to its post', async ({page}) => {
  await open(page, '/blog');
  const {x = 0, y = 0} = (await page.getByRole('article').nth(1).locator('img').boundingBox()) ?? {};
  await page.mouse.click(x + 20, y + 20);
  await expect(page).toHaveURL(Object.values(posts)[1] ?? '');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('blog: the products are links to the posts about them', async ({page}) => {
    await page.goto('/blog');
    const filter = page.getByRole('navigation', {name: 'Posts by product'});
    await expect(filter.getByRole('link')).toHaveText(['All products', 'Focus', 'TeamScribe']);
    await expect(filter.locator('[aria-current="page"]')).toHaveText('All products');
    for (const name of ['TeamScribe', 'Focus'] as const) {
      await filter.getByRole('link', {name}).click();
      await expect(page).toHaveURL(`/blog/tags/${name.toLowerCase()}`);
      await expect(filter.locator('[aria-current="page"]')).toHaveText(name);
      await expect(page.getByRole('article').getByRole('heading', {level: 2})).toHaveText(tags[name]);
    }
    await filter.getByRole('link', {name: 'All products'}).click();
    await expect(page).toHaveURL('/blog');
  });

  test('archive: a timeline by year and month', async ({page}) => {
    await page.goto('/blog/archive');
    await expect(page.getByRole('main').getByRole('heading', {level: 3})).toHaveText([
      'July',
      'June',
      'May',
      'April',
      'March',
      'February',
    ]);
    const lefts = await page
      .getByRole('main')
      .getByRole('listitem')
      .evaluateAll((items) =>
        items.map((item) => {
          const point = getComputedStyle(item, '::before');
          return `${item.getBoundingClientRect().left + parseFloat(point.left)} ${point.borderRadius}`;
        }),
      );
    expect(lefts).toHaveLength(Object.keys(posts).length);
    expect(new Set(lefts).size, 'points stand on one line').toBe(1);
    await expect(page.getByRole('main').getByText(/^31 July 2025 · \d+ min read$/)).toBeVisible();
  });
});

test('blog: the sidebar groups the posts by year', async ({page}) => {
  await open(page, '/blog/welcome');
  const sidebar = page.getByRole('navigation', {name: 'Blog recent posts navigation'});
  await expect(sidebar.getByText('Updates and News', {exact: true})).toBeVisible();
  await expect(sidebar.getByRole('heading')).toHaveText(['2025']);
  const links = sidebar.getByRole('link');
  await expect(links).toHaveText(Object.keys(posts));
  expect(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual(
    Object.values(posts),
  );
});

for (const [title, path] of Object.entries(posts)) {
  test(`post ${path}: title, reading time, author, tags`, async ({page}) => {
    await open(page, path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(page.getByRole('article').getByText(/\d+ min read$/)).toBeVisible();
    await expect(page.getByRole('link', {name: 'Help Hub team'}).last()).toHaveAttribute(
      'href',
      '/blog/authors/help-hub-team',
    );
    const expected = Object.keys(tags).filter((tag) => tags[tag as keyof typeof tags].includes(title));
    const labels = await page.getByRole('article').locator('a[href^="/blog/tags/"]').allTextContents();
    expect(labels.sort()).toEqual(expected.sort());
  });
}

test('tags: the seven of the specification', async ({page}) => {
  await open(page, '/blog/tags');
  const links = page.getByRole('main').locator('a[href^="/blog/tags/"]');
  expect(
    (await links.evaluateAll((found) => found.map((link) => link.firstChild?.textContent ?? ''))).sort(),
  ).toEqual(Object.keys(tags).sort());
});

for (const [tag, titles] of Object.entries(tags)) {
  test(`tag ${tag}: its posts, the newest first`, async ({page}) => {
    await open(page, `/blog/tags/${tag.toLowerCase()}`);
    await expect(page.getByRole('heading', {level: 1})).toContainText(`“${tag}”`.replace(/[“”]/g, ''));
    await expect(page.getByRole('article').getByRole('heading', {level: 2})).toHaveText(titles);
  });
}

test('archive: every post under its year', async ({page}) => {
  await open(page, '/blog/archive');
  await expect(page.getByRole('main').getByRole('heading', {level: 2})).toHaveText('2025');
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveText(Object.keys(posts));
});

test('authors: one, with a page that lists the posts', async ({page}) => {
  await open(page, '/blog/authors');
  await expect(page.getByRole('main').getByRole('heading', {level: 2})).toHaveText(/^Help Hub team/);
  await page.getByRole('main').getByRole('link', {name: 'Help Hub team'}).last().click();
  await expect(page).toHaveURL('/blog/authors/help-hub-team');
  await expect(page.getByRole('article').getByRole('heading', {level: 2})).toHaveText(Object.keys(posts));
});

test('drawing: one image, which follows the colour mode that the reader chose', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/blog/welcome');
  const drawing = page.getByRole('img', {name: /^A map of Help Hub/});
  await expect(drawing).toHaveCount(1);
  const filter = () => drawing.evaluate((image) => getComputedStyle(image).filter);
  expect(await filter()).toBe('none');
  const dark = page.locator('html[data-theme="dark"]');
  while ((await dark.count()) === 0) await colourToggle(page).click();
  expect(await filter()).toContain('invert');
});

test('drawing on a phone: its words can be read, and its frame scrolls by keyboard', async ({page}) => {
  await page.setViewportSize({width: 360, height: 780});
  await open(page, '/blog/welcome');
  const drawing = page.getByRole('img', {name: /^A map of Help Hub/});
  await drawing.scrollIntoViewIfNeeded();
  expect((await drawing.boundingBox())?.width).toBeGreaterThanOrEqual(560);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const frame = page.getByRole('region', {name: 'Image'});
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
});

test('lists: titles of posts look the same on every list, and name no author', async ({page}) => {
  const colours = new Set<string>();
  for (const path of ['/blog', '/blog/tags/focus', '/blog/authors/help-hub-team']) {
    await open(page, path);
    const title = page.getByRole('article').getByRole('heading', {level: 2}).getByRole('link').first();
    colours.add(await title.evaluate((link) => getComputedStyle(link).color));
    await expect(page.getByRole('article').getByRole('img', {name: 'Help Hub team'})).toHaveCount(0);
  }
  expect(colours.size).toBe(1);
});
