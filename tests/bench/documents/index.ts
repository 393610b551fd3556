/** Documents of others, built: a whole site of ours around each, as `npm run build` makes it, without any cache. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {say} from '../../../src/cli/command';
import {buildFlags} from '../../../src/cli/node-flags';
import {copySiteOf} from '../../support/siteCopy/documents';
import type {Part} from '../part';
import {putAside} from '../peers/aside';
import {ensureInstalled} from '../peers/install';
import {measured, type Cost} from '../peers/measure';
import {folderOf} from '../peers/peer';
import {rowsOf, type Measure} from '../report/result';
import {sum} from '../statistics';
import {store, type Site} from './list';
import {pagesOf, type Pages} from './pages';

type Sample = {operations: number; source: number; generation: Cost; build: Cost; pages: Pages};

const docusaurus = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');

const measures: Measure<Sample>[] = [
  {name: 'Documents', unit: 'MB', digits: 2, of: ({source}) => source / 1e6},
  {name: 'Operations and webhooks', unit: 'count', of: ({operations}) => operations},
  {name: 'Pages of the reference', unit: 'count', of: ({pages}) => pages.count},
  {
    name: 'Processor time',
    unit: 's',
    of: ({generation, build}) => generation.cpu + build.cpu,
    isPlotted: true,
  },
  {name: 'Processor time, generation alone', unit: 's', of: ({generation}) => generation.cpu},
  {name: 'Time', unit: 's', of: ({generation, build}) => generation.wall + build.wall},
  {
    name: 'Most memory',
    unit: 'MB',
    of: ({generation, build}) => Math.max(generation.memory, build.memory) / 1e6,
    isPlotted: true,
  },
  {name: 'Pages, HTML', unit: 'MB', digits: 1, of: ({pages}) => pages.bytes / 1e6},
  {name: 'Largest page', unit: 'kB', digits: 1, of: ({pages}) => pages.largest.bytes / 1000, isPlotted: true},
];

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith(ending));

async function sample({name, id, documents}: Site): Promise<Sample> {
  const peer = {name, id: `document-${id}`};
  const folder = folderOf(peer);
  putAside(folder);
  copySiteOf(documents, folder);
  say(`documents: ${name}`);
  const generation = await measured(peer, {program: 'npm', args: ['run', '--silent', 'api:generate']});
  const build = await measured(peer, {program: process.execPath, args: [...buildFlags, docusaurus, 'build']});
  return {
    operations: filesIn(path.join(folder, 'docs/api'), '.api.mdx').length,
    source: sum(documents.map(({file}) => readFileSync(file).length)),
    generation,
    build,
    pages: pagesOf(path.join(folder, 'build')),
  };
}

export const documents: Part = {
  isAlone: true,
  sizes: [],
  async run({documents: taken}) {
    ensureInstalled(store);
    const samples: Sample[][] = [];
    const notes: string[] = [];
    for (const site of taken) {
      try {
        const built = await sample(site);
        samples.push([built]);
        notes.push(`Largest page of ${site.name}: \`${built.pages.largest.address}\`.`);
      } catch (error) {
        // Whoever waited an hour for the others keeps their figures.
        samples.push([]);
        process.exitCode = 1;
        say(`${site.name} has no figures: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    return {
      part: 'documents',
      about:
        'Whole sites around documents of others from npm, built without caches: reading, pages, and all that follows a build, such as search, pictures for social media, Markdown of each page and compressed files. Processor time is user and system time of all processes; memory is that of all processes at the highest moment, shared memory counted once; the largest page is its HTML after brotli.',
      isApart: true,
      peers: taken.map(({name}) => name),
      tables: [
        {
          title: 'A document each',
          rows: rowsOf(measures, samples),
        },
      ],
      notes,
    };
  },
};
