/** Docusaurus's command `write-translations`, without its program, which does not end by itself. */
import {createRequire} from 'node:module';

type Commands = {writeTranslations: (siteDir: string, options: {locale: string}) => Promise<void>};

/**
 * Writes the texts of Docusaurus's theme, and files for the labels of sidebars and blog, in the folder of a language.
 *
 * @param siteDir folder of the site
 * @param locale one of the site
 */
export function writeTranslations(siteDir: string, locale: string): Promise<void> {
  const commands = createRequire(__filename)('@docusaurus/core/lib/commands/writeTranslations') as Commands;
  return commands.writeTranslations(siteDir, {locale});
}
