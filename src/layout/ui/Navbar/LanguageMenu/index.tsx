import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlternatePageUtils} from '@site/src/docusaurus/contract';
import DropDown from '../../../../ui/DropDown';

/**
 * The page in the other languages of the site. Each is a site of its own, so its link loads the page; it works without a
 * script. A site in one language holds nothing of it (`isMultilingual`).
 */
export default function LanguageMenu(): ReactNode {
  const {currentLocale, locales, localeConfigs} = useDocusaurusContext().i18n;
  const {createUrl} = useAlternatePageUtils();
  return (
    <DropDown label={localeConfigs[currentLocale]?.label}>
      {locales.map((locale) => (
        <a
          key={locale}
          className="dropdown__link"
          href={createUrl({locale, fullyQualified: false})}
          lang={localeConfigs[locale]?.htmlLang}
          hrefLang={localeConfigs[locale]?.htmlLang}
          aria-current={locale === currentLocale || undefined}>
          {localeConfigs[locale]?.label}
        </a>
      ))}
    </DropDown>
  );
}
