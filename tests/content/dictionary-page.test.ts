/** The page of the data dictionary shows all of it, its examples agree with each other. */
import {createHash} from 'node:crypto';
import {parse} from 'csv-parse/sync';
import {describe, expect, it} from 'vitest';
import {entities, releases} from '../../src/content/data-dictionary';
import {blocks} from '../../src/content/insertions/blocks';
import {headingAnchor} from '../../src/content/insertions/markdown';
import {anchorsOf, fenceTitled, pageAt, posts} from './corpus';

const home = pageAt('docs/focus/appendix/data-dictionary.md');

describe('the page of the dictionary', () => {
  const source = home.source.split('\n');

  it('shows every block once, each entity under its heading', () => {
    const shown = source.flatMap((line) => /^\{\{block (dataDictionary\.\w+)\}\}$/.exec(line)?.[1] ?? []);
    expect([...shown].sort()).toEqual(
      [...blocks.keys()].filter((name) => name.startsWith('dataDictionary.')).sort(),
    );
    for (const {name, title} of entities) {
      const at = source.indexOf(`{{block dataDictionary.${name}}}`);
      const heading = source
        .slice(0, at)
        .filter((line) => /^#{2,3} /.test(line))
        .at(-1);
      expect(heading?.replace(/^#+ /, '')).toBe(title);
      expect(anchorsOf(home)).toContain(headingAnchor(title));
    }
  });

  it('has an anchor for every field', () => {
    const anchors = new Set(anchorsOf(home));
    const absent = entities.flatMap(({name, fields}) =>
      fields.map((field) => `${name}.${field.name}`).filter((anchor) => !anchors.has(anchor)),
    );
    expect(absent).toEqual([]);
  });
});

it('names days on which a post came out, by its title', () => {
  const published = posts.map(({frontMatter}) => ({
    day: new Date(frontMatter.date as string).toISOString().slice(0, 10),
    slug: frontMatter.slug,
    title: frontMatter.title,
  }));
  for (const [day, {slug, title}] of Object.entries(releases))
    expect(published).toContainEqual({day, slug, title});
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe.each(
  [home, pageAt('docs/focus/communications/check-an-export.md')].map((page) => [page.path, page] as const),
)('the manifest of %s', (_, page) => {
  type Manifest = {files: {path: string; bytes: number; sha256: string}[]};
  const {files} = JSON.parse(fenceTitled(page, 'manifest.json').value) as Manifest;
  const metadata = `${fenceTitled(page, 'metadata.csv').value}\n`;

  it('has the size and checksum of its metadata.csv', () => {
    const entry = files.find(({path}) => path === 'metadata.csv');
    expect(entry).toEqual({
      path: 'metadata.csv',
      bytes: Buffer.byteLength(metadata),
      sha256: sha256(metadata),
    });
  });

  it('lists the file of every row', () => {
    const rows = parse<{file: string}>(metadata, {columns: true});
    expect(files.map(({path}) => path)).toEqual(expect.arrayContaining(rows.map(({file}) => file)));
  });
});

it('has the true hash in its audit event', () => {
  const {hash, ...event} = JSON.parse(fenceTitled(home, 'An audit event').value) as Record<string, unknown>;
  const canonical = JSON.stringify(event, [...Object.keys(event), 'plan', 'region'].sort());
  expect(hash).toBe(sha256(canonical));
});
