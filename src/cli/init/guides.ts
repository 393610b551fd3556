/** Takes out of the guides of a new site what only this one has: its tests, their commands, and what is said of them. */
import {execFileSync} from 'node:child_process';
import {readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Nodes, RootContent} from 'mdast';
import {missingReferences, parseGuide} from '../guides/references';

const folder = 'src/guides';

/** From the first to the last line of a part, both 1-based. */
type Lines = {from: number; to: number};

const linesOf = ({position}: Nodes): Lines => ({
  from: position?.start.line ?? 0,
  to: position?.end.line ?? 0,
});

/** Parts that can go without making a sentence wrong. */
const isPart = ({type}: Nodes) => type === 'listItem' || type === 'tableRow';

/** Headings under which nothing is left, and tables without a row. */
function emptyParts(text: string): Lines[] {
  const {children} = parseGuide(text);
  const isEmpty = (node: RootContent, next: RootContent | undefined) =>
    node.type === 'heading'
      ? !next || (next.type === 'heading' && next.depth <= node.depth)
      : node.type === 'table' && node.children.length === 1;
  return children.filter((node, index) => isEmpty(node, children[index + 1])).map(linesOf);
}

function withoutLines(text: string, parts: readonly Lines[]): string {
  const isGone = (line: number) => parts.some(({from, to}) => line >= from && line <= to);
  const kept = text.split('\n').filter((_, index) => !isGone(index + 1));
  return `${kept
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()}\n`;
}

/**
 * @param root folder of the site
 * @param guide path of the guide from there
 * @returns the text without the list items, rows and paragraphs that name a file, a heading or a command which the site
 *   does not have, and without headings and tables that are empty then
 */
export function withoutMissing(root: string, guide: string, text: string): string {
  const missing = missingReferences(root, guide, text).map(({node, parents}) =>
    linesOf([...parents].reverse().find(isPart) ?? parents[1] ?? node),
  );
  const parts = missing.length ? missing : emptyParts(text);
  return parts.length ? withoutMissing(root, guide, withoutLines(text, parts)) : text;
}

/** Writes what is made from the rules again, because samples and messages name the content of the site. */
function writeRules(root: string): void {
  const packages = path.join(root, 'node_modules');
  symlinkSync(path.resolve('node_modules'), packages, 'junction');
  try {
    execFileSync(process.execPath, ['--import', 'tsx', 'src/cli/guides.ts'], {cwd: root, stdio: 'pipe'});
  } finally {
    rmSync(packages);
  }
}

/**
 * Makes the guides true in a copy of the project whose content is its own.
 *
 * @param root folder of the copy
 * @throws Error when the rules cannot be read there
 */
export function renewGuides(root: string): void {
  for (const name of readdirSync(path.join(root, folder))) {
    const guide = `${folder}/${name}`;
    const file = path.join(root, guide);
    writeFileSync(file, withoutMissing(root, guide, readFileSync(file, 'utf8')));
  }
  writeRules(root);
}
