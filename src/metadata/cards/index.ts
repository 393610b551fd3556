/** A card for each page: the picture that chats and networks show with a link. */
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {withBase} from '../../site/base';
import type {Facts} from '../facts';
import type {CardImage} from '../openGraph';
import type {Kind} from '../structured/kinds';
import {cardOf, wordsOf} from './card';
import {drawAll, nameOf} from './draw';
import {readLetters, type Letters} from './letters';
import {lookOf, type Look} from './look';
import {cardSvg, size} from './svg';

/** Files under `assets` are kept for ever, because their names change with what they show (src/hosting/headers.ts). */
const folder = '/assets/cards';

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
      const name = nameOf(svg);
      svgs.set(name, svg);
      return {
        ...size,
        url: siteConfig.url + withBase(`${folder}/${name}`, baseUrl),
        alt: wordsOf(card, siteConfig.title),
      };
    },
    async drawCards(outDir) {
      await drawAll(
        svgs,
        path.join(siteDir, 'node_modules/.cache/help-hub/cards'),
        path.join(outDir, folder),
      );
      svgs.clear();
    },
  };
}
