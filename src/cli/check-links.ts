/**
 * `npm run check:links`: asks other sites whether the links of the pages still lead somewhere, and notes day and answer
 * in `.config/checked-links.json`, which `npm run report` reads. It needs a build, in OUT_DIR (`build`). Links that were
 * checked within the last seven days are left alone; `--days <number>` sets another age.
 */
import {parseArgs} from 'node:util';
import {readEnvironment} from '../site/env';
import {run, say} from './command';
import {askAll} from './links/ask';
import {outsideLinks} from './links/outside';
import {isBroken, readStore, storeFile, writeStore, type Checked} from './links/store';
import {measureSite} from './measures/site';

const dayBefore = (days: number): string =>
  new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

run(async () => {
  const {values} = parseArgs({options: {days: {type: 'string', default: '7'}}});
  const {origin} = readEnvironment();
  const links = outsideLinks(await measureSite(process.env.OUT_DIR ?? 'build'), origin);
  const before = readStore();
  const store: Record<string, Checked> = {};
  for (const [url, checked] of Object.entries(before)) if (links.has(url)) store[url] = checked;
  const oldest = dayBefore(Number(values.days));
  const due = [...links.keys()].filter((url) => (store[url]?.day ?? '') <= oldest);
  await askAll(due, dayBefore(0), (url, checked) => (store[url] = checked));
  writeStore(store);
  const broken = Object.entries(store).filter(([, checked]) => isBroken(checked));
  for (const [url, {status, error}] of broken)
    console.error(`${url} ${error ?? status}, on ${links.get(url)?.join(', ')}`);
  say(`${storeFile}: ${links.size} links to other sites, ${due.length} checked now`);
  if (broken.length)
    throw new Error(
      `${broken.length} links to other sites lead nowhere. Remedy: link to where the text is now, or take the link out.`,
    );
});
