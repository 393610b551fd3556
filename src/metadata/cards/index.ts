/** A card for each page: the picture that chats and networks show with a link. */
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {copyFile, mkdir, rename, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {renderAsync} from '@resvg/resvg-js';
import {version} from '@resvg/resvg-js/package.json';
import {chunk} from 'lodash';
import {withBase} from '../../site/base';
import type {Facts} from '../facts';
import type {Kind} from '../kinds';
import type {CardImage} from '../openGraph';
import {cardOf, wordsOf} from './card';
import {readLetters, type Letters} from './letters';
import {lookOf, type Look} from './look';
import {png} from './png';
import {cardSvg, size} from './svg';

/** Files under `assets` are kept for ever, because their names change with what they show (src/hosting/headers.ts). */
const folder = '/assets/cards';

/** Changes when the same drawing gives another file: raise the number with a change of png.ts. */
const form = `${version} 2`;

/** Letters are outlines: with the fonts of the machine, cards would differ from one to another. */
const options = {font: {loadSystemFonts: false}};

/** Draws a card as a PNG file, once: what a build has drawn is kept under the hash of what it shows. */
async function put(name: string, svg: string, kept: string, target: string): Promise<void> {
  const file = path.join(kept, name);
  if (!existsSync(file)) {
    const own = `${file}.${process.pid}`;
    await writeFile(own, png(await renderAsync(svg, options)));
    // Another build may draw the same card at this moment.
    await rename(own, file);
  }
  await copyFile(file, path.join(target, name));
}

type Cards = {
  /** Names the card of a page, which is drawn later. */
  cardFor: (facts: Facts, kind: Kind | undefined) => CardImage;
  /** Writes the cards that have been named into a build. */
  drawCards: (outDir: string) => Promise<void>;
};

export function cards({siteDir, siteConfig, baseUrl}: LoadContext): Cards {
  const svgs = new Map<string, string>();
  const {host} = new URL(siteConfig.url);
  let tools: {look: Look; letters: Letters} | undefined;

  return {
    cardFor(facts, kind) {
      tools ??= {look: lookOf(siteDir), letters: readLetters()};
      const card = cardOf(facts, kind, {host, baseUrl});
      const svg = cardSvg(card, siteConfig.title, tools.look, tools.letters);
      const name = `${createHash('sha256').update(form).update(svg).digest('hex').slice(0, 16)}.png`;
      svgs.set(name, svg);
      return {
        ...size,
        url: siteConfig.url + withBase(`${folder}/${name}`, baseUrl),
        alt: wordsOf(card, siteConfig.title),
      };
    },
    async drawCards(outDir) {
      const kept = path.join(siteDir, 'node_modules/.cache/help-hub/cards');
      const target = path.join(outDir, folder);
      for (const place of [kept, target]) await mkdir(place, {recursive: true});
      for (const some of chunk([...svgs], availableParallelism()))
        await Promise.all(some.map(([name, svg]) => put(name, svg, kept, target)));
      svgs.clear();
    },
  };
}
