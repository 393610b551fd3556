/** Gives a copy of the project the name, the addresses and the colours of another company. */
import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {site} from '../../site/identity';
import {supportEmail} from '../../site/contact';
import {formatted} from '../edit/source';
import {brandColour, tokensFile} from '../edit/styles';
import {kebab} from '../new/template';
import type {SiteAnswers} from './answers';

/** Files whose bytes are no text. */
const binary = /\.(png|ico|webp|woff2?|pdf|zip|gz|br)$/;

/** @returns each text of this site with the one that takes its place: addresses before the names that they hold */
function replacements({
  name,
  url,
  email,
  status,
  repository,
  colours,
}: SiteAnswers): readonly [from: string, to: string][] {
  const tokens = readFileSync(tokensFile, 'utf8');
  const host = (address: string) => new URL(address).host;
  return [
    [site.editUrl.replace(/\/edit\/.*$/, ''), repository],
    [host(site.url), host(url)],
    [host(site.statusUrl), host(status)],
    [supportEmail, email],
    [site.title, name],
    [kebab(site.title), kebab(name)],
    [brandColour(tokens, 'light'), colours.light],
    [brandColour(tokens, 'dark'), colours.dark],
  ];
}

/**
 * Renames the site in every text of a copy of the project; lines of programs break elsewhere with a longer name.
 *
 * @param root folder of the copy
 */
export async function renameSite(root: string, answers: SiteAnswers): Promise<void> {
  const pairs = replacements(answers);
  const entries = readdirSync(root, {recursive: true, withFileTypes: true});
  for (const entry of entries.filter((one) => one.isFile() && !binary.test(one.name))) {
    const file = path.join(entry.parentPath, entry.name);
    const before = readFileSync(file, 'utf8');
    const after = pairs.reduce((text, [from, to]) => text.replaceAll(from, to), before);
    if (after === before) continue;
    writeFileSync(file, /\.[cm]?tsx?$/.test(file) ? await formatted(file, after) : after);
  }
}
