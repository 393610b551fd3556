import type {Plugin} from 'unified';
import {describe, expect, it} from 'vitest';
import {latest, latestPlugins} from '../../../../src/docusaurus/dev-server/latest';

describe('a function that is made again', () => {
  it('is called in the place of the first of its name', () => {
    const first = latest('greeting', (name: string) => `Hello, ${name}`);
    latest('greeting', (name: string) => `Good morning, ${name}`);
    expect(first('reader')).toBe('Good morning, reader');
  });

  it('has as many parameters as what it stands for, which Docusaurus counts', () => {
    expect(latest('pair', (one: string, other: string) => one + other)).toHaveLength(2);
  });
});

describe('plugins of Markdown', () => {
  const writing = (word: string) => [[() => (tree: string[]) => void tree.push(word)]] as unknown as Plugin[];
  const run = (lists: {remarkPlugins: Plugin[]}) => {
    const tree: string[] = [];
    for (const plugin of lists.remarkPlugins)
      (plugin as unknown as () => (tree: string[], file: unknown) => void)()(tree, {});
    return tree;
  };

  it('do what those of the last reading do', () => {
    const given = latestPlugins({remarkPlugins: writing('old')});
    expect(run(given)).toEqual(['old']);
    latestPlugins({remarkPlugins: writing('new')});
    expect(run(given)).toEqual(['new']);
  });
});
