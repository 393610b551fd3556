import {createHash} from 'node:crypto';
import {readFile, readdir, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {withBase, withoutBase} from '../../site/base';
import {bundleLoader, bundleStarter} from '../bootstrap/bundle';
import {assertUnset, settle} from './constants';
import {belowTheFold} from './belowTheFold';
import {namesOf} from './names';
import {dropOverruled} from './overruled';
import {filesOf, rewrite} from './page';
import {parseSheet, sheetFor} from './sheet';
import {writeVersion} from '../recovery/writeVersion';

export type Options = {
  /** Name of the sheet of a chunk, by the folder whose pages need it beside the site's own. */
  sheetsUnder: Record<string, string>;
};

/** Makes the styles of a page out of its text. */
type Styles = {href: string[]; of: (html: string, file: string) => string};

/** @param baseUrl folder of the site on its host, with which the addresses begin */
async function stylesFrom(outDir: string, hrefs: readonly string[], baseUrl: string): Promise<Styles> {
  const roots = await Promise.all(
    hrefs.map(async (href) =>
      parseSheet(await readFile(path.join(outDir, withoutBase(href, baseUrl)), 'utf8')),
    ),
  );
  dropOverruled(roots);
  const constants = new Set(settle(roots));
  const usedBy = sheetFor(roots);
  return {
    href: [...hrefs],
    of(html, file) {
      const names = namesOf(html);
      assertUnset(names.styles, constants, file);
      return usedBy(names);
    },
  };
}

/** @returns the site path of the loader, whose name changes with its content, as those of the bundler's files do */
async function writeLoader(code: string, outDir: string): Promise<string> {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  const file = `/assets/js/loader.${hash}.js`;
  await writeFile(path.join(outDir, file), code);
  return file;
}

/**
 * The first paint needs the page alone: the styles that it uses stand in it, and React comes when the reader does
 * something. A step of its own after the build, for Docusaurus links one sheet for the whole site, and starts React
 * at once.
 *
 * The page is whole before anything else reads it: each file is replaced in one step.
 */
export default function firstPaint({siteConfig, baseUrl}: LoadContext, options: unknown): Plugin {
  const {sheetsUnder} = options as Options;
  const {colorMode} = siteConfig.themeConfig as Partial<ThemeConfig>;
  return {
    name: 'first-paint',

    async postBuild({outDir}) {
      const asked = {offersSystem: colorMode?.respectPrefersColorScheme ?? false, baseUrl};
      const starter = await bundleStarter(asked);
      const loader = withBase(await writeLoader(await bundleLoader(asked), outDir), baseUrl);
      const version = await writeVersion(outDir);
      const sheets = await readdir(path.join(outDir, 'assets', 'css'));
      const known = new Map<string, Promise<Styles>>();
      const stylesOf = (hrefs: string[]) => {
        const key = hrefs.join();
        const styles = known.get(key) ?? stylesFrom(outDir, hrefs, baseUrl);
        known.set(key, styles);
        return styles;
      };
      const more = (file: string, own: string) =>
        Object.entries(sheetsUnder)
          .filter(([folder]) => file.startsWith(`${folder}/`))
          .map(([folder, name]) => {
            const sheet = sheets.find((one) => one.startsWith(`${name}.`));
            if (!sheet) throw new Error(`There is no sheet "${name}" for the pages of ${folder}.`);
            return `${own.slice(0, own.lastIndexOf('/') + 1)}${sheet}`;
          });

      const files = (await readdir(outDir, {recursive: true})).filter((file) => file.endsWith('.html'));
      for (const file of files) {
        const html = await readFile(path.join(outDir, file), 'utf8');
        const found = filesOf(html);
        const [own] = found.sheets;
        if (!own || !found.scripts.length) continue;
        const styles = await stylesOf([...found.sheets, ...more(file, own)]);
        const page = rewrite(html, {
          ...found,
          sheets: styles.href,
          styles: styles.of(html, file) + belowTheFold(html),
          version,
          loader,
          starter,
        });
        await writeFile(path.join(outDir, `${file}.next`), page);
        await rename(path.join(outDir, `${file}.next`), path.join(outDir, file));
      }
    },
  };
}
