import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {defaultLocale, languages} from './languages';

/** Below the root of the project: a folder a locale, as Docusaurus has them (`i18n.path`). */
export const catalogueFolder = 'src/site/i18n';

/** Translations by their English texts. */
export type Messages = Readonly<Record<string, string>>;

type Entries = Record<string, {message: string}>;

const read = new Map<string, Messages>();

/** Docusaurus runs in the root of the project; the commands do too. */
const fileOf = (locale: string, root: string) => path.resolve(root, catalogueFolder, locale, 'code.json');

/**
 * @param locale of the site; the default locale has no catalogue, as its texts are in the sources
 * @param root of the project
 * @returns the texts of `code.json` by their keys; none where the locale has no such file
 */
export function messagesOf(locale: string, root = '.'): Messages {
  const file = fileOf(locale, root);
  const known = read.get(file);
  if (known) return known;
  const entries =
    locale === defaultLocale || !existsSync(file) ? {} : (JSON.parse(readFileSync(file, 'utf8')) as Entries);
  const messages = Object.fromEntries(Object.entries(entries).map(([key, {message}]) => [key, message]));
  read.set(file, messages);
  return messages;
}

/** @returns the tag of the language of a locale (BCP 47), such as `en-GB` */
export const tagOf = (locale: string): string => languages[locale]?.htmlLang ?? locale;

/** What a build knows of its language. */
export type Texts = {tag: string; messages: Messages; isMultilingual?: boolean};

/** @returns tag and texts of a locale */
export const textsOf = (locale: string, root?: string): Texts => ({
  tag: tagOf(locale),
  messages: messagesOf(locale, root),
  isMultilingual: Object.keys(languages).length > 1,
});
