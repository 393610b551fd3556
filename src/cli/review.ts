/**
 * `npm run review`: what the branch changes for readers: pages with words, grade, weight and pictures before and after,
 * APIs, links, findings. It writes `test-results/review`, or the folder of `--out`: `index.html`, which opens without a
 * server, its pictures, and `review.md`, which is what a pull request shows.
 *
 * `--base main` names the branch or commit with which it is compared, `--preview <address>` where the site can be looked
 * at, `--source <address>` where its files are. `--no-build` tells what needs no build. OUT_DIR names another folder of the build than `build`.
 */
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {listFile} from '../redirects/contract';
import {check, filesOn, readSite, rules} from '../rules/contract';
import {readEnvironment} from '../site/env';
import {run, say} from './command';
import {toHtml} from './document/html';
import {toMarkdown} from './document/markdown';
import {ensureBuild} from './ensure-build';
import {measureSite} from './measures/site';
import {apiChanges} from './review/apis';
import {buildOf} from './review/base';
import {movedLinks} from './review/links';
import {changedPages, totalsOf} from './review/pages';
import {mostPages, photograph} from './review/photographs';
import {changedPictures} from './review/pictures';
import {repositorySince} from './review/repository';
import type {Review} from './review/review';
import {storyOf} from './review/story';
import {findHeadlessChromium} from './system';

type Sites = Pick<Review, 'site' | 'notes' | 'shots'> & {
  measures?: Parameters<typeof movedLinks>[1];
};

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function picturesOf(
  pages: NonNullable<Review['site']>['pages'],
  builds: {before: string; after: string},
  folder: string,
): Promise<Pick<Review, 'shots' | 'notes'>> {
  if (!pages.length) return {shots: [], notes: []};
  const executablePath = findHeadlessChromium();
  if (!executablePath)
    return {shots: [], notes: ['There are no pictures of pages, because this machine has no Chromium.']};
  const browser = await chromium.launch({executablePath, args: ['--no-sandbox']});
  try {
    const {baseUrl} = readEnvironment();
    const shots = await photograph(browser, pages, builds, {baseUrl, folder});
    const left = pages.length - mostPages;
    const notes = left > 0 ? [`Pictures show the first ${mostPages} pages; ${left} more have changed.`] : [];
    return {shots, notes};
  } finally {
    await browser.close();
  }
}

/** Builds both sides, measures them and takes pictures of what differs; says what it could not do. */
async function compareSites(start: string, folder: string): Promise<Sites> {
  const build = process.env.OUT_DIR ?? 'build';
  await ensureBuild(build);
  const after = await measureSite(build);
  let base: string;
  try {
    base = await buildOf(start);
  } catch (error) {
    const note = `What pages were before, because the base does not build with these packages: ${reason(error)}`;
    return {site: {after: totalsOf(after), pages: []}, notes: [note], shots: []};
  }
  const before = await measureSite(base);
  const pages = changedPages(before, after);
  say(`${pages.length} pages differ`);
  return {
    ...(await picturesOf(pages, {before: base, after: build}, folder)),
    site: {after: totalsOf(after), before: totalsOf(before), pages},
    measures: {before, after},
  };
}

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

run(async () => {
  const {values} = parseArgs({
    options: {
      base: {type: 'string', default: 'main'},
      preview: {type: 'string'},
      source: {type: 'string'},
      out: {type: 'string', default: path.join('test-results', 'review')},
      'no-build': {type: 'boolean', default: false},
    },
  });
  const folder = values.out;
  const repository = repositorySince(values.base);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const sites: Sites = values['no-build']
    ? {notes: [], shots: []}
    : await compareSites(repository.start, folder);
  const {measures, ...known} = sites;
  const story = storyOf({
    ...known,
    base: repository.start,
    source: values.source ?? `./${path.relative(folder, '.')}/`.replaceAll('\\', '/'),
    ...(values.preview && {preview: values.preview}),
    pictures: changedPictures(repository),
    apis: await apiChanges(repository),
    links: movedLinks({before: repository.textBefore(listFile) ?? '', after: textOf(listFile)}, measures),
    findings: await check(readSite(filesOn(process.cwd())), rules),
  });
  writeFileSync(path.join(folder, 'index.html'), toHtml(story));
  const pictures = values.preview && `${values.preview}review/`;
  writeFileSync(path.join(folder, 'review.md'), toMarkdown(story, pictures || undefined));
  say(`${path.join(folder, 'index.html')}: open it in a browser`);
});
