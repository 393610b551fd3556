/** Finds the files, headings and commands of the project that a guide names, so that none of them is wrong. */
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import type {Code, InlineCode, Link, Nodes, Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {toString as textOf} from 'mdast-util-to-string';
import {gfmTable} from 'micromark-extension-gfm-table';
import {visit} from 'unist-util-visit';

/** What a guide names and the project does not have. */
export type Missing = {
  name: string;
  /** 1-based. */
  line: number;
  node: Nodes;
  /** From the root of the tree to the parent of the node. */
  parents: readonly Nodes[];
};

/** Folders of the project. Paths in others are examples, or are made by a command. */
const filePath = /^(?:src|tests|static|\.config|\.github|\.vscode|\.devcontainer)\//;
const testFile = /^[\w-]+\.(?:spec|test)\.ts$/;
const command = /\bnpm run (?:--silent )?([\w:]+)/g;

/** @returns the tree of a guide; its lines are those of the text */
export const parseGuide = (text: string): Root =>
  fromMarkdown(text, {extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()]});

const anchorsIn = (text: string): Set<string> => {
  const slugger = new GithubSlugger();
  const anchors = new Set<string>();
  visit(parseGuide(text), 'heading', (heading) => void anchors.add(slugger.slug(textOf(heading))));
  return anchors;
};

/** What a project has, as far as guides name it. */
function projectAt(root: string) {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  /** A folder without a file is none: git does not keep it. */
  const has = (file: string): boolean => {
    const place = path.join(root, file);
    if (!existsSync(place)) return false;
    if (!statSync(place).isDirectory()) return true;
    return readdirSync(place, {recursive: true, withFileTypes: true}).some((entry) => entry.isFile());
  };
  const {scripts} = JSON.parse(read('package.json')) as {scripts: Record<string, string>};
  const tests = new Set(
    readdirSync(path.join(root, 'tests'), {recursive: true, encoding: 'utf8'}).map((file) =>
      path.basename(file),
    ),
  );
  /** Of a path with a placeholder, such as `src/<room>/README.md`, the folder before it has to be there. */
  const hasPath = (file: string) => has(file.replace(/[^/]*[<*{].*$/, ''));
  const hasCode = (code: string) =>
    (filePath.test(code) && !/\s/.test(code) ? hasPath(code) : true) &&
    (testFile.test(code) ? tests.has(code) : true);
  const missingCommands = (code: string) =>
    [...code.matchAll(command)].flatMap(([whole, script = '']) => (script in scripts ? [] : [whole]));

  return {
    missingInCode: (code: string) => [...(hasCode(code) ? [] : [code]), ...missingCommands(code)],
    missingCommands,
    hasLink(url: string, guide: string, own: string): boolean {
      if (/^[a-z]+:/.test(url)) return true;
      const [target = '', anchor] = url.split('#');
      const file = path.posix.join(path.posix.dirname(guide), target);
      if (target && !has(file)) return false;
      return anchor === undefined || anchorsIn(target ? read(file) : own).has(anchor);
    },
  };
}

/**
 * @param root folder of the project
 * @param guide path of the guide from the root
 * @param text of the guide
 * @returns each name of a file, a heading or a command that the project does not have, in the order of the text
 */
export function missingReferences(root: string, guide: string, text: string): Missing[] {
  const project = projectAt(root);
  const namesIn = (node: Code | InlineCode | Link): string[] => {
    if (node.type === 'link') return project.hasLink(node.url, guide, text) ? [] : [node.url];
    return node.type === 'code' ? project.missingCommands(node.value) : project.missingInCode(node.value);
  };
  const missingIn = (node: Nodes, parents: readonly Nodes[]): Missing[] => {
    const within = 'children' in node ? node.children : [];
    const inside = within.flatMap((child) => missingIn(child, [...parents, node]));
    if (node.type !== 'code' && node.type !== 'inlineCode' && node.type !== 'link') return inside;
    const line = node.position?.start.line ?? 0;
    return [...namesIn(node).map((name) => ({name, line, node, parents})), ...inside];
  };
  return missingIn(parseGuide(text), []);
}
