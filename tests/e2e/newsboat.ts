/** newsboat, a feed reader of many distributions, with a configuration and a cache of its own for each reading. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {findNewsboat} from '../../src/cli/system';
import {skipWithout} from './skip';
import {run} from '../support/run';

/** An article as newsboat keeps it; the date is ISO 8601. */
export type Article = {
  guid: string;
  title: string;
  url: string;
  author: string;
  date: string;
  content: string;
};

const dump = `
import datetime, json, sqlite3, sys
rows = sqlite3.connect(sys.argv[1]).execute(
  'select guid, title, url, author, pubDate, content from rss_item where feedurl = ? order by pubDate desc, id', [sys.argv[2]])
day = lambda seconds: datetime.datetime.fromtimestamp(seconds, datetime.timezone.utc).strftime('%Y-%m-%dT%H:%M:%S.000Z')
print(json.dumps([dict(guid=r[0], title=r[1], url=r[2], author=r[3], date=day(r[4]), content=r[5]) for r in rows]))
`;

/**
 * @param url address of a feed
 * @param scratch an own folder for the reader's files
 * @throws Error with what newsboat said when it could not read the feed
 */
export async function readWithNewsboat(url: string, scratch: string): Promise<Article[]> {
  skipWithout('newsboat');
  const program = findNewsboat() ?? 'newsboat';
  const folder = path.resolve(scratch);
  mkdirSync(folder, {recursive: true});
  const [urls, config, cache, log] = ['urls', 'config', 'cache.db', 'log'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string, string];
  writeFileSync(urls, `${url}\n`);
  writeFileSync(config, `error-log "${log}"\nreload-threads 1\n`);
  const files = ['-u', urls, '-C', config, '-c', cache];
  const reading = await run(folder, program, [...files, '-x', 'reload'], {HOME: folder, LC_ALL: 'C.UTF-8'});
  if (reading.code !== 0) throw new Error(`newsboat: ${reading.stdout}${reading.stderr}`);
  const {code, stdout, stderr} = await run(folder, 'python3', ['-c', dump, cache, url]);
  if (code !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Article[];
}
