/** The form that checks a webhook, on a page of the guides that says how one is signed. */
import {signed, signedEvent} from '../support/scenes/signature';
import {expect, open, test, violations} from './fixtures';

const guide = signed();

test('a guide has a form that checks a signature', async ({page}) => {
  await open(page, guide.path);
  await page.getByText('Check a signature in this page').click();
  const form = page.getByRole('form', {name: 'Check a signature'});
  for (const [label, value] of Object.entries(signedEvent(guide, Date.now())))
    await form.getByLabel(label, {exact: true}).fill(value);
  await form.getByRole('button', {name: 'Check'}).click();
  await expect(form.getByRole('status')).toHaveText('The signature is valid.');
  await form.getByLabel('Secret').fill('another');
  await form.getByRole('button', {name: 'Check'}).click();
  await expect(form.getByRole('status')).toContainText('The signature is not that of these values.');
  expect(await violations(page)).toEqual([]);
});
