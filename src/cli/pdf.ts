/**
 * `npm run pdf`: prints one document for each product from the finished build, into `static/pdf`, which the next build
 * publishes. OUT_DIR names another folder of a build than `build`; SITE_URL is the one of the build.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {makeDocument} from '../documents/contract.node';
import {readEnvironment} from '../site/env';
import {documentPath, products} from '../site/products';
import {run, say} from './command';
import {findHeadlessChromium} from './system';
import {withServer} from './with-server';

async function printAll(folder: string, origin: string, baseUrl: string, server: string): Promise<void> {
  const browser = await chromium.launch({executablePath: findHeadlessChromium(), args: ['--no-sandbox']});
  try {
    mkdirSync('static/pdf', {recursive: true});
    for (const product of products) {
      const start = performance.now();
      const {pdf, chapters, pages} = await makeDocument(browser, {folder, origin, baseUrl, server}, product);
      const file = `static${documentPath(product)}`;
      writeFileSync(file, pdf);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      say(
        `${file}: ${chapters.length} chapters, ${pages} pages, ${Math.round(pdf.length / 1000)} kB, ${seconds} s`,
      );
    }
  } finally {
    await browser.close();
  }
}

run(async () => {
  const {origin, baseUrl} = readEnvironment();
  const folder = process.env.OUT_DIR ?? 'build';
  await withServer(folder, baseUrl, (server) => printAll(folder, origin, baseUrl, server + baseUrl));
});
