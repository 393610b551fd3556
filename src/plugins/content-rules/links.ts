import path from 'node:path';
import {visit} from 'unist-util-visit';
import type {Rule, SourceFile} from './rule';

/** What a link may lead to. */
export type Targets = {
  /** Does a site path such as `/docs/intro` exist, as a page or as a published file? */
  hasRoute: (pathname: string) => boolean;
  /** Does a file exist, by its path from the root of the project? */
  hasFile: (file: string) => boolean;
};

const external = /^([a-z][a-z0-9+.-]*:|\/\/)/i;
/** Docusaurus's mark of a published file that is no page. */
const fileLink = /^pathname:\/\//;

function decoded(url: string): string | undefined {
  try {
    return decodeURI(url);
  } catch {
    return undefined;
  }
}

function problemOf(link: string, from: string, {hasRoute, hasFile}: Targets): string | undefined {
  const url = link.replace(fileLink, '');
  if (external.test(url)) return undefined;
  const [target] = decoded(url)?.split(/[?#]/) ?? [];
  if (target === undefined) return 'a "%" that starts no code has to be written as %25';
  if (!target) return undefined;
  if (target.startsWith('/'))
    return hasRoute(target) ? undefined : `no page or file has the address ${target}`;
  const file = path.posix.join(path.posix.dirname(from), target);
  return hasFile(file) ? undefined : `there is no file ${file}`;
}

/** Where the address of a link, an image or a definition stands, and other text as well. */
const candidate = /\](?:\(|:)\s*(?:<([^>\n]*)|([^\s)]*))/g;

/** A block of code; what looks like a link there is none. */
const fenced = /^([ \t>]*)(`{3,}|~{3,}).*\n(?:.*\n)*?\1\2/gm;

/** Most files have no broken link, which shows without parsing them. */
const isSound = ({body, path: from}: SourceFile, targets: Targets) =>
  [...body.replace(fenced, '').matchAll(candidate)].every(
    ([, quoted, plain = '']) => !problemOf(quoted ?? plain, from, targets),
  );

/** Links and images inside the site lead somewhere. */
export function brokenLinks(targets: Targets): Rule {
  return (file) => {
    if (isSound(file, targets)) return [];
    const findings: ReturnType<Rule> = [];
    visit(file.tree, (node) => {
      if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return;
      const problem = problemOf(node.url, file.path, targets);
      if (!problem) return;
      findings.push({
        path: file.path,
        line: node.position?.start.line ?? 1,
        message: `Broken link "${node.url}": ${problem}.`,
        remedy: 'correct the address; between docs pages, link to the file, such as ../admin/retention.md.',
      });
    });
    return findings;
  };
}
