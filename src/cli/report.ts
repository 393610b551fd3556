/**
 * `npm run report`: the state of the site for maintainers, as one HTML file that opens without a server:
 * `test-results/report.html`, or the file of `--out`. It builds the site when that is older than its sources; OUT_DIR
 * names another folder of the build than `build`.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {filesOn, readSite} from '../rules/contract';
import {siteAddress} from '../site/base';
import {readEnvironment} from '../site/env';
import {run, say} from './command';
import {toHtml} from './document/html';
import {counted} from './document/model';
import {ensureBuild} from './ensure-build';
import {outsideLinks} from './links/outside';
import {readStore} from './links/store';
import {measureSite} from './measures/site';
import {outsideSection, querySection, weightSection} from './report/checks';
import {readSitemap, reportPages, sitemapIn} from './report/pages';
import {rankQueries} from './report/queries';
import {pageSections} from './report/sections';
import {readLimits, weighPages} from './report/weights';

run(async () => {
  const {values} = parseArgs({
    options: {out: {type: 'string', default: path.join('test-results', 'report.html')}},
  });
  const {origin, baseUrl} = readEnvironment();
  const place = {origin, baseUrl};
  const build = process.env.OUT_DIR ?? 'build';
  await ensureBuild(build);
  const site = await measureSite(build);
  const days = readSitemap(sitemapIn(build), place);
  const pages = reportPages(site, days, readSite(filesOn(process.cwd())).pages, place);
  const limits = readLimits();
  const weights = limits && (await weighPages(build, baseUrl, limits, (address) => address in site));
  const today = new Date().toISOString().slice(0, 10);
  const url = siteAddress(origin, baseUrl);
  const ofPages = pageSections(pages, url, today);
  const html = toHtml({
    title: 'The state of the site',
    lead: `${today}: ${counted(pages.length, 'page')}, ${counted(
      pages.reduce((sum, {words}) => sum + words, 0),
      'word',
    )}.`,
    sections: [
      ...ofPages.slice(0, -1),
      weightSection(pages, weights, limits, url),
      querySection(await rankQueries(build)),
      outsideSection(outsideLinks(site, origin), readStore()),
      ...ofPages.slice(-1),
    ],
  });
  mkdirSync(path.dirname(values.out), {recursive: true});
  writeFileSync(values.out, html);
  say(`${values.out}: open it in a browser`);
});
