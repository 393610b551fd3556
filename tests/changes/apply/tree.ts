/** The files of a copy of the repository, as an author changes them. */
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** A link of Markdown: what it says and where it leads. */
const linkPattern = /\[((?:[^[\]]|\\.)*)\]\(([^()\s]+)\)/g;

/** What links stand in: what authors write, and the texts that pages are filled from. */
const withLinks = /^(docs|blog|openapi|src\/content|src\/pages)\/(?!api\/|published\/).*\.(mdx?|yaml|ts)$/;

export class Tree {
  constructor(readonly folder: string) {}

  read(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8');
  }

  write(file: string, content: string | Buffer): void {
    if (file.startsWith('tests/')) throw new Error(`${file}: an author need not touch the tests.`);
    const target = path.join(this.folder, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, content);
  }

  remove(file: string): void {
    rmSync(path.join(this.folder, file), {recursive: true});
  }

  /** Files below a folder, in the order of their names. */
  below(folder: string): string[] {
    return readdirSync(path.join(this.folder, folder), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(this.folder, path.join(entry.parentPath, entry.name)))
      .sort();
  }

  /** Pages and posts that people write. */
  pages(): string[] {
    return [...this.below('docs'), ...this.below('blog')].filter(
      (file) => /\.mdx?$/.test(file) && !file.startsWith('docs/api/'),
    );
  }

  /**
   * @param from text that has to occur, or the script would leave out a change without a word
   * @throws Error when it does not
   */
  replace(file: string, from: string | RegExp, to: string): void {
    const before = this.read(file);
    const after = before.replace(from, () => to);
    if (after === before) throw new Error(`${file} has nothing like ${from}. Remedy: adapt tests/changes.`);
    this.write(file, after);
  }

  /**
   * Rewrites links, wherever they stand.
   *
   * @param change given the file or site path that a link leads to, without its anchor, the anchor, the words and the
   *   link as it stands; returns what
   *   takes the place of the link, or undefined to leave it
   */
  rewriteLinks(
    change: (target: string, anchor: string, words: string, to: string) => string | undefined,
  ): void {
    const files = [...this.pages(), ...this.below('openapi'), ...this.below('src')];
    for (const file of files.filter((name) => withLinks.test(name))) {
      const before = this.read(file);
      const after = before.replace(linkPattern, (link: string, words: string, to: string) => {
        const [place = '', anchor = ''] = to.split('#');
        const target = /\.mdx?$/.test(place) ? this.pageOf(place, file) : place || file;
        return change(target, anchor, words, to) ?? link;
      });
      if (after !== before) this.write(file, after);
    }
  }

  /** A text of src/content stands in a page of which the text knows, and the script does not. */
  private pageOf(place: string, file: string): string {
    if (!file.startsWith('src/')) return path.join(path.dirname(file), place);
    const end = place.replace(/^(\.\.?\/)+/, '/');
    return this.pages().find((page) => page.endsWith(end)) ?? `docs${end}`;
  }

  /** Files of the site that name something. */
  mentions(text: string): string[] {
    const files = [...this.pages(), ...this.below('openapi'), ...this.below('src'), ...this.below('static')];
    return files.filter(
      (file) =>
        /\.(mdx?|ya?ml|tsx?|css|svg)$/.test(file) &&
        !/published/.test(file) &&
        this.read(file).includes(text),
    );
  }
}

/** Site path of a page of docs. */
export const addressOf = (file: string): string => `/${file.replace(/\.mdx?$/, '')}`;
