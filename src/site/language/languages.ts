/** A language of the site, as Docusaurus has them: its name for readers, its tag (BCP 47), and how it is written. */
export type Language = {label: string; htmlLang: string; direction: 'ltr' | 'rtl'; calendar: string};

/** The locale whose addresses have no prefix; its texts are in the sources. */
export const defaultLocale = 'en';

/**
 * Languages of the site by locale. Addresses of another than the default begin with the locale, and its texts are in
 * `src/site/i18n` (README.md).
 */
export const languages: Readonly<Record<string, Language>> = {
  en: {label: 'English', htmlLang: 'en-GB', direction: 'ltr', calendar: 'gregory'},
};
