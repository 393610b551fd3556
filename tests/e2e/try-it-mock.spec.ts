/** The server in the page, which 'Try it' asks when no other is chosen: it knows what was sent before. */
import {operationWithBody, pageAt} from '../support/scenes';
import {expect, test} from './fixtures';
import {consoleOf, openConsole, responseOf, send, serveConsole} from './try-it';

/** An operation beside the one whose page is opened. */
const next = operationWithBody().next!.to;

test('mock: what was posted is found again on another page, until it is reset', async ({page}) => {
  await openConsole(page, 'add-pet');
  await consoleOf(page)
    .getByRole('textbox', {name: 'Body'})
    .fill('{"id": 77, "name": "Rex", "photoUrls": []}');
  await send(page);
  await expect(responseOf(page)).toContainText('"name": "Rex"');
  await expect(consoleOf(page).getByText('One thing that you sent')).toBeVisible();

  await serveConsole(page, 'get-pet-by-id');
  await page.getByRole('navigation', {name: 'Docs sidebar'}).locator(`a[href="${next}"]`).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(pageAt(next).title);
  await page.getByRole('button', {name: 'Try it'}).click();
  await consoleOf(page).getByLabel('petId').fill('77');
  await send(page);
  await expect(responseOf(page)).toContainText('"name": "Rex"');
  await expect(responseOf(page).getByRole('status')).toContainText('example');
  await consoleOf(page).getByRole('button', {name: 'Forget it'}).click();
  await send(page);
  await expect(responseOf(page)).not.toContainText('"name": "Rex"');
  await expect(responseOf(page)).toContainText('"id": 77');
});
