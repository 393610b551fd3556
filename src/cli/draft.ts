/** Files of a project with changes that are not written yet. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {uniq} from 'lodash';
import ts from 'typescript';
import {stringify} from 'yaml';
import type {ProjectFiles} from '../rules/contract';

export const templates = path.join(__dirname, 'templates');

/** @throws Error that says what is wrong and what to do */
export function expect(isMet: unknown, wrong: string, remedy: string): asserts isMet {
  if (!isMet) throw new Error(`${wrong}. Remedy: ${remedy}.`);
}

export class Draft implements ProjectFiles {
  /** The whole text of each file that is new or changed. */
  readonly texts = new Map<string, string>();

  constructor(private readonly files: ProjectFiles) {}

  has = (file: string) => this.texts.has(file) || this.files.has(file);

  read = (file: string) => this.texts.get(file) ?? this.files.read(file);

  list = (folder: string) =>
    uniq([...this.files.list(folder), ...this.texts.keys()].filter((file) => file.startsWith(`${folder}/`)));

  /** @returns a file of `templates` with YAML instead of `$title` and the like */
  filled(template: string, values: Readonly<Record<string, string>>): string {
    const known: typeof values = {today: new Date().toISOString().slice(0, 10), ...values};
    return readFileSync(path.join(templates, template), 'utf8').replace(/\$(\w+)/g, (mark, name: string) =>
      known[name] === undefined ? mark : stringify(known[name], {lineWidth: 0}).trim(),
    );
  }

  /** Makes a file of a template. @throws Error when there is one of that name, with or without components */
  create(file: string, template: string, values: Readonly<Record<string, string>>): void {
    const other = [file, file.replace(/\.md$/, '.mdx'), file.replace(/\.mdx$/, '.md')].find(this.has);
    expect(!other, `There is a file ${other} already`, 'choose another name, or edit that file');
    this.texts.set(file, this.filled(template, values));
  }

  /** Inserts text after what is at a place. @throws Error when the file has no such place */
  insert(file: string, place: RegExp, more: (text: string) => string): void {
    const text = this.read(file) ?? '';
    expect(text.search(place) >= 0, `${file} has no ${place.source}`, 'write the entry there by hand');
    const inserted = text.replace(place, (match) => match + more(match));
    this.texts.set(file, inserted);
  }

  private insertAt(file: string, place: number, more: string): void {
    const text = this.read(file) ?? '';
    this.texts.set(file, text.slice(0, place) + more + text.slice(place));
  }

  /**
   * Inserts the entry of a code after that of the next lower code, or before all.
   *
   * @param entries each entry from its first character to its last, with its code as the group
   * @throws Error when the code is there
   */
  insertInOrder(file: string, entries: RegExp, code: string, entry: string): void {
    const all = [...(this.read(file) ?? '').matchAll(entries)];
    const isFree = all.every(([, other]) => other !== code);
    expect(isFree, `${file} has ${code} already`, 'choose a free code, or edit that entry');
    const lower = all.filter(([, other = '']) => other < code).at(-1);
    this.insertAt(file, lower ? lower.index + lower[0].length : (all[0]?.index ?? 0), entry);
  }

  /** Inserts a page such as `focus/handover` after the last one of its folder, or of the nearest folder around it. */
  insertInSidebar(id: string): void {
    const found: {text: string; item: ts.Node}[] = [];
    const visit = (node: ts.Node): void => {
      ts.forEachChild(node, visit);
      if (!ts.isStringLiteral(node) || !['md', 'mdx'].some((end) => this.has(`docs/${node.text}.${end}`)))
        return;
      const {parent, text} = node;
      const item = ts.isCallExpression(parent) && parent.arguments[0] === node ? parent : node;
      if (ts.isArrayLiteralExpression(item.parent)) found.push({text, item});
    };
    const file = 'sidebars.ts';
    visit(ts.createSourceFile(file, this.read(file) ?? '', ts.ScriptTarget.Latest, true));
    const folders = id.split('/').map((_, index, parts) => parts.slice(0, -1 - index).join('/') || '.');
    const [last] = folders.flatMap((folder) =>
      found.filter(({text}) => path.posix.dirname(text) === folder).slice(-1),
    );
    expect(last, `${file} names no page`, `add '${id}' to it`);
    // An item such as `page('focus/people', 'account')` keeps its icon.
    this.insertAt(file, last.item.end, `, ${last.item.getText().replace(last.text, id)}`);
  }
}
