/** Prints HTML as a PDF document with the Chromium of the tests. */
import type {Browser} from '@playwright/test';

/** Own path on the site's server, at which the assembled page is. */
const place = 'document-to-print';

/**
 * @param browser Chromium
 * @param base address of the site's server, with a final slash
 * @param html of the page
 * @returns the PDF, tagged, with the headings as its outline
 * @throws Error when a file of the page does not come
 */
export async function print(browser: Browser, base: string, html: string): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    const missing: string[] = [];
    page.on('response', (response) => {
      if (!response.ok()) missing.push(response.url());
    });
    const address = base + place;
    await page.route(address, (route) => route.fulfill({contentType: 'text/html;charset=utf-8', body: html}));
    await page.goto(address, {waitUntil: 'load'});
    if (missing.length)
      throw new Error(
        `The document needs files that the build does not have: ${missing.join(', ')}. Remedy: build the site.`,
      );
    return await page.pdf({
      preferCSSPageSize: true,
      format: 'A4',
      printBackground: true,
      tagged: true,
      outline: true,
    });
  } finally {
    await page.close();
  }
}

/** What Chromium writes of the moment. */
const moments = /\/(CreationDate|ModDate) \(D:\d{14}\+00'00'\)/g;

/** What it calls cells of tables, for screen readers: it goes on counting where the page before has ended. */
const cells = /(?<=\(node)\d{8}(?=\))/g;

/**
 * Takes out what differs from print to print, and moves no byte.
 *
 * @param pdf as Chromium writes it
 * @param date ISO 8601, in the place of the moment
 * @returns the PDF; the same pages give the same bytes
 */
export function repeatable(pdf: Buffer, date: string): Buffer {
  const digits = date.replace(/\D/g, '').slice(0, 14).padEnd(14, '0');
  const text = pdf.toString('latin1');
  const names = [...new Set(text.match(cells))].sort();
  const numbers = new Map(names.map((name, index) => [name, String(index + 1).padStart(8, '0')]));
  return Buffer.from(
    text
      .replace(moments, (_, name: string) => `/${name} (D:${digits}+00'00')`)
      .replace(cells, (name) => numbers.get(name)!),
    'latin1',
  );
}
