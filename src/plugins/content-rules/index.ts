import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parse} from 'yaml';
import {frontMatter} from './frontMatter';
import {insertions} from './insertions';
import {brokenLinks} from './links';
import {readSources} from './read';
import {format, type Rule, type SourceFile} from './rule';
import {knownTags} from './tags';

/** @throws Error that lists every finding of the rules, with file, line and remedy */
export function enforce(files: SourceFile[], rules: Rule[]): void {
  const findings = files.flatMap((file) => rules.flatMap((rule) => rule(file)));
  if (!findings.length) return;
  const count = findings.length === 1 ? '1 problem' : `${findings.length} problems`;
  throw new Error(`Content: ${count}.\n${findings.map((finding) => `  ${format(finding)}`).join('\n')}`);
}

function tagKeys(file: string): Set<string> {
  return new Set(Object.keys(parse(readFileSync(file, 'utf8')) as object));
}

/** A folder has no page of its own, so a link to one is broken. */
function isFile(file: string): boolean {
  return statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;
}

/**
 * Stops the build at the file and line of a mistake that Docusaurus would report without a place, or only
 * warn about: missing front matter, unknown tags and insertions, broken links.
 *
 * It watches no files: those that do have everything loaded again at a change, and this then looks once more. Two that
 * watch the same files load the site twice, and the one that ends first loses what it has loaded.
 */
export default function contentRules({siteDir}: LoadContext): Plugin {
  let sources: SourceFile[] = [];
  let isChecked = false;

  async function check(): Promise<void> {
    sources = await readSources(siteDir, sources);
    const known = {
      doc: tagKeys(path.join(siteDir, 'docs/tags.yml')),
      post: tagKeys(path.join(siteDir, 'blog/tags.yml')),
    };
    enforce(sources, [frontMatter, knownTags(known), insertions]);
  }

  return {
    name: 'content-rules',

    async loadContent() {
      await check();
      isChecked = true;
    },

    /** A mistake in a change is told to its author, who sees the change all the same. */
    async allContentLoaded() {
      if (!isChecked) await check().catch((error: Error) => console.error(error.message));
      isChecked = false;
    },

    /** Runs before Docusaurus's own check of the rendered links, which stays as the net below. */
    postBuild({routesPaths, outDir}) {
      const routes = new Set(routesPaths);
      const rule = brokenLinks({
        hasRoute: (pathname) => routes.has(pathname) || isFile(path.join(outDir, pathname)),
        hasFile: (file) => isFile(path.join(siteDir, file)),
      });
      enforce(sources, [rule]);
      return Promise.resolve();
    },
  };
}
