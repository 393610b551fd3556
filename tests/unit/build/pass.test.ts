import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it, vi} from 'vitest';

/** Counts how often each text is parsed and each file is read or written. */
const counts = vi.hoisted(() => ({parsed: new Map<string, number>(), files: [] as string[]}));

vi.mock('htmlparser2', async (original) => {
  const library: typeof import('htmlparser2') = await original();
  return {
    ...library,
    Parser: class extends library.Parser {
      override end(html = ''): void {
        counts.parsed.set(html, (counts.parsed.get(html) ?? 0) + 1);
        super.end(html);
      }
    },
  };
});

vi.mock('node:fs/promises', async (original) => {
  const library: typeof import('node:fs/promises') = await original();
  return {
    ...library,
    readFile(...[file, options]: Parameters<typeof library.readFile>) {
      counts.files.push(`read ${path.basename(file as string)}`);
      return library.readFile(file, options);
    },
    writeFile(...[file, content]: Parameters<typeof library.writeFile>) {
      counts.files.push(`write ${path.basename(file as string)}`);
      return library.writeFile(file, content);
    },
  };
});

const {passOver} = await import('../../../src/build/pass');
const {folderWith} = await import('../../support/folder');
type Step = import('../../../src/build/stepType').Step;

const pages = {
  'index.html': '<html><p>home',
  'docs/intro.html': '<html><p>intro',
  'docs.html': '<html><p>docs',
  'docs-old.html': '<html><p>old',
  'notes.txt': '<p>no page',
};

/** @returns what a step was called with, in order */
function witness(name: string, log: string[], more: Partial<Step> = {}): Step {
  return {
    name,
    prepare: () => void log.push(`${name} prepare`),
    page: (page) => void log.push(`${name} ${page.path}`),
    finish: () => void log.push(`${name} finish`),
    ...more,
  };
}

describe('passOver', () => {
  it('calls each part of all steps, in their order, before the next part', async () => {
    const log: string[] = [];
    await passOver(folderWith({'index.html': '', 'docs/intro.html': ''}), [
      witness('last', log),
      witness('first', log, {before: ['last']}),
    ]);
    expect(log).toEqual([
      'first prepare',
      'last prepare',
      'first /',
      'last /',
      'first /docs/intro',
      'last /docs/intro',
      'first finish',
      'last finish',
    ]);
  });

  it('goes over all pages, and nothing else, in the order of their paths', async () => {
    const log: string[] = [];
    await passOver(folderWith(pages), [{name: 'a', page: ({path: at}) => void log.push(at)}]);
    expect(log).toEqual(['/', '/docs', '/docs-old', '/docs/intro']);
  });

  it('reads, parses and writes a page once, for any number of steps', async () => {
    counts.parsed.clear();
    counts.files.length = 0;
    const change: Step['page'] = ({elements}, edit) => edit({start: elements.length, end: 2, text: ''});
    await passOver(folderWith({'index.html': '<p>home'}), [
      {name: 'a', page: change},
      {name: 'b', page: ({html}, edit) => edit({start: html.length, end: html.length, text: '!'})},
      witness('c', []),
    ]);
    expect([...counts.parsed]).toEqual([['<p>home', 1]]);
    expect(counts.files).toEqual(['read index.html', 'write index.html.next']);
  });

  it('shows each step the page as it was rendered, and writes the changes of all', async () => {
    const folder = folderWith(pages);
    const seen: string[] = [];
    const append =
      (text: string): Step['page'] =>
      ({html}, change) => {
        seen.push(html);
        const at = html.indexOf('>') + (text === 'B' ? 0 : 1);
        change({start: at, end: at, text});
      };
    await passOver(folder, [
      {name: 'a', page: append('A')},
      {name: 'b', page: append('B')},
    ]);
    expect(seen.filter((html) => html.includes('home'))).toEqual([pages['index.html'], pages['index.html']]);
    expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toBe('<htmlB>A<p>home');
    expect(readFileSync(path.join(folder, 'docs/intro.html'), 'utf8')).toBe('<htmlB>A<p>intro');
    expect(
      readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.next')),
    ).toEqual([]);
  });

  it('leaves a page that no step changes as it is', async () => {
    counts.files.length = 0;
    await passOver(folderWith(pages), [witness('a', [])]);
    expect(counts.files.filter((one) => one.startsWith('write'))).toEqual([]);
  });

  it('names the step and the page of a failure, and keeps its cause', async () => {
    const cause = new Error('no title');
    const failing: Step = {
      name: 'search',
      page({path: at}) {
        if (at === '/docs/intro') throw cause;
      },
    };
    await expect(passOver(folderWith(pages), [witness('a', []), failing])).rejects.toMatchObject({
      message: 'After the build, the step "search" failed on docs/intro.html: no title',
      cause,
    });
  });

  it.each([
    ['prepare', 'before the first page'],
    ['finish', 'after the last page'],
  ])('names the step that fails in %s', async (part, where) => {
    const failing: Step = {name: 'feeds', [part]: () => Promise.reject(new Error('no blog'))};
    await expect(passOver(folderWith(pages), [failing])).rejects.toThrow(
      `the step "feeds" failed ${where}: no blog`,
    );
  });

  it('names the page that two steps change at the same place, and leaves it as it was', async () => {
    const folder = folderWith({'docs/intro.html': '<p>intro'});
    const change: Step['page'] = (_, edit) => edit({start: 3, end: 8, text: 'x'});
    await expect(
      passOver(folder, [
        {name: 'a', page: change},
        {name: 'b', page: change},
      ]),
    ).rejects.toThrow(
      'After the build, writing failed on docs/intro.html: The steps "a" and "b" both change "intro"',
    );
    expect(readFileSync(path.join(folder, 'docs/intro.html'), 'utf8')).toBe('<p>intro');
  });

  it('stops before it touches anything when the order is wrong', async () => {
    const log: string[] = [];
    const steps = [witness('a', log, {before: ['b']}), witness('b', log, {before: ['a']})];
    await expect(passOver(folderWith(pages), steps)).rejects.toThrow('wait for each other');
    expect(log).toEqual([]);
  });

  it('says what to do about a folder without pages', async () => {
    const folder = folderWith({'robots.txt': ''});
    await expect(passOver(folder, [])).rejects.toThrow(
      `${folder} holds no HTML page. Remedy: build the site into it.`,
    );
  });
});
