import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {leadsOn, pageFiles, readPage, type BuiltPage, type PluginWithStep} from '../build/contract.node';
import {specifications} from '../site/apis';
import {apiSources, hostedSearch} from './apiServers';
import {headerPolicy, pagePolicy, type Sources} from './directives';
import {policyFile} from './file';
import {inlineIn, type Inline} from './inline';

export type Options = {
  /** Id of the application of the hosted search; none without it. */
  algolia: string | undefined;
};

/** Of src/diagrams/ui/LateDiagram. */
const writesStyles = ({attribs}: BuiltPage['elements'][number]) =>
  attribs['data-writes-styles'] !== undefined;

/** Whether the site has fonts and media, each of which needs a directive of its own. */
async function kindsIn(folder: string): Promise<Pick<Sources, 'hasFonts' | 'hasMedia'>> {
  const files = await readdir(folder, {recursive: true});
  const sheets = files.filter((file) => /\.css$/i.test(file));
  const texts = await Promise.all(sheets.map((file) => readFile(path.join(folder, file), 'utf8')));
  const has = (endings: RegExp) => files.some((file) => endings.test(file));
  return {
    hasFonts: texts.some((text) => text.includes('@font-face')),
    hasMedia: has(/\.(mp4|webm|ogv|mov|m4v|mp3|m4a|ogg|opus|wav|flac|vtt)$/i),
  };
}

/**
 * Where a page takes its policy: after the encoding, which has to be among the first bytes, and before all that a policy is
 * about. A file that names no encoding is not of this site, such as one that proves to a service whose site it is, and
 * stays as it is.
 */
function placeIn({elements}: BuiltPage): number | undefined {
  const encoding = elements.find(({name, attribs}) => name === 'meta' && attribs.charset !== undefined);
  return encoding?.endIndex ?? undefined;
}

async function writePolicy(file: string, place: number, policy: string): Promise<void> {
  const html = await readFile(file, 'utf8');
  const text = `<meta http-equiv=Content-Security-Policy content="${policy}">`;
  await writeFile(file, html.slice(0, place) + text + html.slice(place));
}

/**
 * Derives the Content Security Policy from the pages as they will be published: each page gets its own, for hosts
 * that send no headers, and servers find that of the header in a file. Pages that only lead on do not count for it:
 * a host that sends headers redirects.
 */
export default function policy(_: LoadContext, options: unknown): PluginWithStep {
  const {algolia} = options as Options;
  return {
    name: 'policy',

    builtPages: {
      name: 'policy',
      // It compresses what is published.
      before: ['hosting'],
      async finish(outDir) {
        const scripts = new Set<string>();
        const pages: {file: string; place: number | undefined; inline: Inline}[] = [];
        const origins = new Set<string>();
        let drawsInBrowser = false;
        for (const file of await pageFiles(outDir)) {
          const page = await readPage(outDir, file);
          const inline = inlineIn(page);
          pages.push({file, place: placeIn(page), inline});
          if (!leadsOn(page)) for (const source of inline.scripts) scripts.add(source);
          for (const origin of inline.origins) origins.add(origin);
          drawsInBrowser ||= page.elements.some(writesStyles);
        }
        const connect = await apiSources(specifications);
        const sources: Sources = {
          connect: [...connect, ...(algolia ? hostedSearch(algolia) : [])],
          origins: [...origins].sort(),
          drawsInBrowser,
          ...(await kindsIn(outDir)),
        };
        for (const {file, place, inline} of pages)
          if (place !== undefined)
            await writePolicy(path.join(outDir, file), place, pagePolicy(inline, sources));
        await writeFile(path.join(outDir, policyFile), `${headerPolicy(scripts, sources)}\n`);
      },
    },
  };
}
