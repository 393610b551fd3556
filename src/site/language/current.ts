import {defaultLocale, languages} from './languages';

/**
 * Apart from src/site/env.ts, which needs the identity of the site, whose words need this. Docusaurus names the locale in
 * the environment; its live-reload server writes the word "undefined" there when nobody has chosen one.
 *
 * @returns the locale that Docusaurus builds or serves at this moment; elsewhere the default one
 */
export function currentLocale(): string {
  const named = process.env.DOCUSAURUS_CURRENT_LOCALE ?? defaultLocale;
  return named in languages ? named : defaultLocale;
}
