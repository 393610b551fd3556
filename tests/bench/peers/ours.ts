/**
 * Our site over the corpus. Its folder holds copies of `src` and `static`, because Docusaurus finds theme, pages and
 * styles in the folder of a site, and real files only; packages are those of the project around it.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Corpus} from '../corpus';
import {markdownOf, picture, picturePath} from '../corpus/page';
import type {Peer} from './peer';

const program = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
const config = ['--config', path.resolve('tests/bench/peers/ours.config.ts')];

/** Pages about our site are none of the corpus. */
const left = /^src\/pages\/(style-guide|markdown-page)/;

function copies(folder: string): [string, Buffer][] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !left.test(file))
    .map((file) => [file, readFileSync(file)]);
}

const page = (title: string) => `---
title: ${title}
description: A page that the links in the top bar of our site lead to, so that it is there.
keywords: [corpus]
tags: [getting-started]
last_reviewed: 2026-11-20
---

${title}.
`;

const post = `---
title: Welcome
description: The one post that is there, so that the home page and the feeds have something to show.
keywords: [corpus]
tags: [hello]
slug: welcome
authors: [help-hub-team]
date: 2026-11-20T09:00:00Z
---

Welcome.

<!-- truncate -->
`;

const sidebars = ({sections}: Corpus) => {
  const items = sections.map(({title, pages}) => ({
    type: 'category',
    label: title,
    items: pages.map(({path: address}) => address.replace('/docs/', '')),
  }));
  return `export default ${JSON.stringify({docs: ['intro', ...items, 'support']})};\n`;
};

export const ours: Peer = {
  name: 'Help Hub',
  id: 'help-hub',
  files: (corpus) =>
    new Map<string, string | Buffer>([
      ...copies('src'),
      ...copies('static'),
      ...['package.json', 'docs/tags.yml', 'blog/tags.yml', 'blog/authors.yml'].map(
        (file) => [file, readFileSync(file)] as const,
      ),
      ['sidebars.ts', sidebars(corpus)],
      ['docs/intro.md', page('Welcome')],
      ['docs/support.md', page('Support')],
      ['blog/welcome/index.md', post],
      [`static${picturePath}`, picture()],
      ...corpus.pages.map(
        (one) => [`${one.path.slice(1)}.md`, markdownOf(one, {hasHeading: false})] as const,
      ),
    ]),
  build: {program: process.execPath, args: [program, 'build', '.', ...config]},
  output: 'build',
  caches: ['.cache'],
};
