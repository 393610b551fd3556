/**
 * `npm run translations -- cy`: completes the catalogue of a language with the texts that it lacks, each in English until
 * somebody translates it, and names those that no source has any more. Docusaurus adds the texts of its theme, and files for
 * the labels of the sidebar and the blog.
 */
import {mkdirSync, readFileSync, readdirSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {writeTranslations} from '../docusaurus/contract.node';
import {catalogueFolder} from '../site/language/catalogue';
import {usesIn} from '../site/language/inline';
import {defaultLocale, languages} from '../site/language/languages';
import {run, say} from './command';

type Entries = Record<string, {message: string; description?: string}>;

/** Texts of Docusaurus's theme have names; `docusaurus write-translations` lists them. */
const ofTheme = /^theme\./;

const files = readdirSync('src', {recursive: true, encoding: 'utf8'})
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => path.posix.join('src', name.replaceAll('\\', '/')))
  .sort();

/** @returns every text of the sources, with the file that has it first */
function textsOfSources(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of files)
    for (const {key} of usesIn(file, readFileSync(file, 'utf8'))) if (!found.has(key)) found.set(key, file);
  return found;
}

function readEntries(file: string): Entries {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Entries;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new Error(`${file} is not JSON: ${String(error)} Remedy: correct it.`);
  }
}

run(async () => {
  const [locale = ''] = process.argv.slice(2);
  if (locale === defaultLocale || !/^[a-z]{2,3}(-[A-Z][\w-]+)?$/.test(locale))
    throw new Error(
      `"${locale}" is no other language. Remedy: name its locale, as in npm run translations -- cy`,
    );
  const file = path.posix.join(catalogueFolder, locale, 'code.json');
  const entries = readEntries(file);
  const texts = textsOfSources();
  const missing = [...texts].filter(([key]) => !(key in entries));
  for (const [key, source] of missing) entries[key] = {message: key, description: source};
  mkdirSync(path.dirname(file), {recursive: true});
  await writeFile(file, `${JSON.stringify(entries, null, 2)}\n`);
  say(`${file}: ${texts.size} texts, ${missing.length} of them new, in English`);
  for (const key of Object.keys(entries).filter((one) => !texts.has(one) && !ofTheme.test(one)))
    say(`No source has "${key}". Remedy: remove it, unless data of src/content has it`);
  if (!(locale in languages)) {
    say(`Next: add "${locale}" to src/site/language/languages.ts, then run this command again`);
    return;
  }
  await writeTranslations(process.cwd(), locale);
  // Plugins leave services of their own running.
  process.exit();
});
