/**
 * The language of the site that is built. Bundlers put the values in the place of the calls (`inline.ts`), so that scripts
 * hold neither these functions nor what belongs to another language.
 */
import {currentLocale} from './current';
import {tagOf} from './catalogue';
import {languages} from './languages';

/** @returns its tag (BCP 47), for `lang`, and for dates, numbers and the order of words */
export const siteLanguage = (): string => tagOf(currentLocale());

/** @returns whether rules of English apply: stems and stop words of the search */
export const isEnglish = (): boolean => siteLanguage().startsWith('en');

/** @returns whether readers can choose a language */
export const isMultilingual = (): boolean => Object.keys(languages).length > 1;
