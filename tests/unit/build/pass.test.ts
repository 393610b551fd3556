import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {passOver} from '../../../src/build/pass';
import type {Step} from '../../../src/build/stepType';
import {folderWith} from '../../support/folder';

const pages = {'index.html': '<html><p>home', 'docs/intro.html': '<html><p>intro', 'notes.txt': '<p>no page'};

describe('passOver', () => {
  it('calls each part of all steps, in their order, before the next part, for pages alone', async () => {
    const log: string[] = [];
    const witness = (name: string, before: string[] = []): Step => ({
      name,
      before,
      prepare: () => void log.push(`${name} prepare`),
      page: (page) => void log.push(`${name} ${page.path}`),
      finish: () => void log.push(`${name} finish`),
    });
    await passOver(folderWith(pages), [witness('last'), witness('first', ['last'])]);
    const parts = ['prepare', '/', '/docs/intro', 'finish'];
    expect(log).toEqual(parts.flatMap((part) => [`first ${part}`, `last ${part}`]));
  });

  it('leaves files alone that are no pages of Docusaurus', async () => {
    const seen: string[] = [];
    const steps = [{name: 'a', page: ({path: sitePath}) => void seen.push(sitePath)} satisfies Step];
    const folder = folderWith({...pages, '404.html': '<p>', 'old/index.html': ''});
    await passOver(folder, steps, ['/', '/404.html', '/docs/intro']);
    expect(seen).toEqual(['/', '/404', '/docs/intro']);
  });

  it('shows each step the page as it was rendered, and writes the changes of all', async () => {
    const folder = folderWith(pages);
    const seen: string[] = [];
    const insert =
      (text: string, at: number): Step['page'] =>
      ({html}, change) => {
        seen.push(html);
        change({start: at, end: at, text});
      };
    await passOver(folder, [
      {name: 'a', page: insert('A', 6)},
      {name: 'b', page: insert('B', 5)},
    ]);
    expect(seen.filter((html) => html.includes('home'))).toEqual([pages['index.html'], pages['index.html']]);
    expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toBe('<htmlB>A<p>home');
  });

  it('names the step and the page of a failure, and keeps its cause', async () => {
    const cause = new Error('no title');
    const failing: Step = {
      name: 'search',
      page({path: at}) {
        if (at === '/docs/intro') throw cause;
      },
    };
    await expect(passOver(folderWith(pages), [failing])).rejects.toMatchObject({
      message: 'After the build, the step "search" failed on docs/intro.html: no title',
      cause,
    });
  });

  it('names the page that two steps change at the same place, and leaves it as it was', async () => {
    const folder = folderWith({'docs/intro.html': '<p>intro'});
    const page: Step['page'] = (_, edit) => edit({start: 3, end: 8, text: 'x'});
    const steps = ['a', 'b'].map((name) => ({name, page}));
    await expect(passOver(folder, steps)).rejects.toThrow(
      'After the build, writing failed on docs/intro.html: The steps "a" and "b" both change "intro"',
    );
    expect(readFileSync(path.join(folder, 'docs/intro.html'), 'utf8')).toBe('<p>intro');
  });

  it('says what to do about a folder without pages', async () => {
    const folder = folderWith({'robots.txt': ''});
    await expect(passOver(folder, [])).rejects.toThrow(
      `${folder} holds no HTML page. Remedy: build the site into it.`,
    );
  });
});
