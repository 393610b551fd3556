/** A click on a page in the sidebar, at a desk, when the page before was read and has come to rest. */
import type {Page} from '@playwright/test';
import {desktop, fresh, quiet} from '../browse/browser';
import type {SiteServer} from '../browse/server';
import type {Visit} from '../browse/sites';
import {measuredPage, nextPage} from '../corpus';
import {sum} from '../statistics';
import {tookOf} from './tap';

export type Opening = {
  /** Milliseconds from the press to the frame that shows the heading of the new page. */
  took: number;
  /** Bytes that were sent for it until then, from the pointer's arrival on. */
  bytes: number;
};

/** Waits until nothing has been sent for a second. */
async function rest(page: Page, {sent}: SiteServer): Promise<void> {
  let before: number;
  do {
    before = sent.length;
    // No site tells when it has done all that it meant to; a second is longer than any of them pauses.
    await page.waitForTimeout(1000);
  } while (sent.length !== before);
}

/** @param hover milliseconds for which the pointer rests on the link before the click */
export async function openNext(
  {browser, server, peer, corpus}: Visit,
  hover: number,
  script: string,
): Promise<Opening> {
  const {path, title} = nextPage(corpus);
  const content = `window.act = ${JSON.stringify({kind: 'page', title})};\n${script}`;
  const setting = {device: desktop, isSlowLine: true, isSlowProcessor: true};
  return fresh(browser, setting, content, async (page) => {
    await page.goto(server.url + measuredPage(corpus).path);
    await quiet(page);
    // A reader's pointer was on the page before it came to the link.
    await page.mouse.move(desktop.viewport.width / 2, desktop.viewport.height / 2);
    await rest(page, server);
    const link = page
      .locator(':is(aside, nav)')
      .locator(`a[href="${path}"], a[href="${path}/"]`)
      .filter({visible: true})
      .first();
    await link.scrollIntoViewIfNeeded();
    await rest(page, server);
    const box = await link.boundingBox();
    if (!box) throw new Error(`${peer.name} shows no link to ${path} in its sidebar.`);
    server.sent = [];
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    // How long the pointer rests is part of what is measured.
    if (hover) await page.waitForTimeout(hover);
    await page.mouse.down();
    await page.mouse.up();
    const took = await tookOf(page, 30_000);
    if (took === undefined) throw new Error(`${peer.name}: a click on ${path} does not show "${title}".`);
    return {took, bytes: sum(server.sent.map(({bytes}) => bytes))};
  });
}
