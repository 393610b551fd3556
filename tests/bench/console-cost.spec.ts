/** Budget: what the first click on 'Try it' fetches, code and data, for the operation with the most data. */
import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect} from '@playwright/test';
import {connect, open, test} from '../e2e/fixtures';
import {consoleOf} from '../e2e/try-it';
import limits from './limits.json';
import {sum} from './statistics';
import {wireFor} from './wire';

const wire = wireFor(test);

const ending = '.console.json';

function pageWithMostData(): string {
  const files = readdirSync('docs/api', {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith(ending))
    .map((name) => ({name, size: statSync(path.join('docs/api', name)).size}))
    .sort((a, b) => b.size - a.size);
  return `/docs/api/${files[0]?.name.slice(0, -ending.length)}`;
}

test(`'Try it' fetches at most ${limits.console} bytes`, async ({page}) => {
  const pathname = pageWithMostData();
  // The pointer on its way to the button has pages near it come ahead, which are not the console's.
  await connect(page, {saveData: true, effectiveType: '4g'});
  await open(page, pathname);
  await page.waitForLoadState('networkidle');
  const fetched = new Set<string>();
  page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
  await page.getByRole('button', {name: 'Try it'}).click();
  await expect(consoleOf(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(fetched.size, 'the click fetched something').toBeGreaterThan(1);
  const total = sum(await Promise.all([...fetched].map(wire.bytesOf)));
  console.log(`${pathname}: ${total} of ${limits.console} bytes in ${fetched.size} files`);
  expect(total).toBeLessThanOrEqual(limits.console);
});
