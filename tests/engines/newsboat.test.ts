/** newsboat, a feed reader of many distributions, reads every post in each feed of the blog. */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {findProgram} from '../../src/cli/system';
import {lackOf} from '../support/programs';
import {run} from '../support/run';
import {posts} from '../support/scenes';
import {serveBuild} from './site';

const lack = lackOf(['newsboat']);
const folder = mkdtempSync(path.join(tmpdir(), 'help-hub-newsboat-'));
let served: Awaited<ReturnType<typeof serveBuild>>;
beforeAll(async () => {
  served = await serveBuild();
});
afterAll(() => {
  served.close();
  rmSync(folder, {recursive: true, force: true});
});

/** Prints titles, the newest first, from newsboat's cache. */
const dump = `
import json, sqlite3, sys
rows = sqlite3.connect(sys.argv[1]).execute('select title, content from rss_item order by pubDate desc, id')
print(json.dumps([dict(title=r[0], content=r[1]) for r in rows]))
`;

for (const feed of ['/blog/rss.xml', '/blog/atom.xml'])
  it.skipIf(lack)([`newsboat reads ${feed}`, lack].filter(Boolean).join(' '), async () => {
    const own = mkdtempSync(path.join(folder, 'reader-'));
    const file = (name: string) => path.join(own, name);
    writeFileSync(file('urls'), `${served.site}${feed}\n`);
    writeFileSync(file('config'), 'reload-threads 1\n');
    const args = ['-u', file('urls'), '-C', file('config'), '-c', file('cache.db'), '-x', 'reload'];
    const reading = await run(own, findProgram('newsboat') ?? 'newsboat', args, {
      HOME: own,
      LC_ALL: 'C.UTF-8',
    });
    expect(reading.code, reading.stdout + reading.stderr).toBe(0);
    const {stdout, stderr} = await run(own, 'python3', ['-c', dump, file('cache.db')]);
    expect(stderr).toBe('');
    const articles = JSON.parse(stdout) as {title: string; content: string}[];
    expect(articles.map(({title}) => title)).toEqual(posts().map(({title}) => title));
    expect(articles.filter(({content}) => content.length < 100)).toEqual([]);
  });
