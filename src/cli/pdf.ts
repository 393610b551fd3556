/**
 * `npm run pdf`: prints one document for each product from the finished build, into `static/pdf`, which the next build
 * publishes. OUT_DIR names another folder of a build than `build`; SITE_URL is the one of the build.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {chromium} from '@playwright/test';
import {makeDocument} from '../documents/contract.node';
import {createSiteServer} from '../hosting/server';
import {readEnvironment} from '../site/env';
import {documentPath, products} from '../site/products';
import {run, say} from './command';
import {findHeadlessChromium} from './system';

run(async () => {
  const {origin, baseUrl} = readEnvironment();
  const folder = process.env.OUT_DIR ?? 'build';
  const server = createSiteServer(folder, baseUrl);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${baseUrl}`;
  const browser = await chromium.launch({executablePath: findHeadlessChromium(), args: ['--no-sandbox']});
  try {
    mkdirSync('static/pdf', {recursive: true});
    for (const product of products) {
      const start = performance.now();
      const {pdf, chapters, pages} = await makeDocument(
        browser,
        {folder, origin, baseUrl, server: address},
        product,
      );
      const file = `static${documentPath(product)}`;
      writeFileSync(file, pdf);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      say(
        `${file}: ${chapters.length} chapters, ${pages} pages, ${Math.round(pdf.length / 1000)} kB, ${seconds} s`,
      );
    }
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
});
