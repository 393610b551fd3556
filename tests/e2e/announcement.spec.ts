/** The announcement bar is optional: the default build has none. */
import {expect, open, test} from './fixtures';

test('announcement: none without an id', async ({page}) => {
  await open(page, '/');
  await expect(page.getByRole('region', {name: 'Announcement'})).toHaveCount(0);
});
