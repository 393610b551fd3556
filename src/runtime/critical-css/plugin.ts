import {createHash} from 'node:crypto';
import {readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {Change, BuiltPage, PluginWithStep} from '../../build/contract.node';
import {withBase} from '../../site/base';
import {bundleLoader, bundleStarter, type Options as Asked} from '../bootstrap/bundle';
import {noScriptStyles} from '../noScript';
import {belowTheFold} from './belowTheFold';
import {filesOf, rewrite} from './page';
import {stylesIn} from './styles';

export type Options = {
  /** Name of the sheet of a chunk, by the folder whose pages need it beside the site's own. */
  sheetsUnder: Record<string, string>;
};

/** @returns the site path of a new file, whose name changes with its content, as those of the bundler's files do */
async function writeAsset(outDir: string, name: string, type: 'css' | 'js', text: string): Promise<string> {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const file = `/assets/${type}/${name}.${hash}.${type}`;
  await writeFile(path.join(outDir, file), text);
  return file;
}

/** @returns what is done with each page */
async function pageRewriter(outDir: string, sheetsUnder: Options['sheetsUnder'], asked: Asked) {
  const {baseUrl} = asked;
  const starter = await bundleStarter(asked);
  const write = async (name: string, type: 'css' | 'js', text: string) =>
    withBase(await writeAsset(outDir, name, type, text), baseUrl);
  const loader = await write('loader', 'js', await bundleLoader(asked));
  const noScript = await write('no-script', 'css', noScriptStyles);
  const written = await readdir(path.join(outDir, 'assets', 'css'));
  const stylesOf = stylesIn(outDir, baseUrl);

  const more = (file: string, own: string) =>
    Object.entries(sheetsUnder)
      .filter(([folder]) => file.startsWith(`${folder}/`))
      .map(([folder, name]) => {
        const sheet = written.find((one) => one.startsWith(`${name}.`));
        if (!sheet) throw new Error(`There is no sheet "${name}" for the pages of ${folder}.`);
        return `${own.slice(0, own.lastIndexOf('/') + 1)}${sheet}`;
      });

  return async (page: BuiltPage, change: Change) => {
    const files = filesOf(page.elements);
    const hrefs = files.sheets.map(({attribs}) => attribs.href ?? '');
    const [own] = hrefs;
    if (!own || !files.scripts.length) return;
    const sheets = [...hrefs, ...more(page.file, own)];
    const used = (await stylesOf(sheets))(page.elements);
    const styles = {...used, first: used.first + belowTheFold(page)};
    for (const edit of rewrite(files, {sheets, styles, noScript, loader, starter}, page.html.length))
      change(edit);
  };
}

/**
 * The first paint needs the page alone: the styles that it uses stand in it, and React comes when the reader does
 * something. A step after the build, for Docusaurus links one sheet for the whole site, and starts React at once.
 */
export default function criticalCss({siteConfig, baseUrl}: LoadContext, options: unknown): PluginWithStep {
  const {sheetsUnder} = options as Options;
  const {colorMode} = siteConfig.themeConfig as Partial<ThemeConfig>;
  const asked = {offersSystem: colorMode?.respectPrefersColorScheme ?? false, baseUrl};
  let rewritePage: Awaited<ReturnType<typeof pageRewriter>> | undefined;
  return {
    name: 'critical-css',

    builtPages: {
      name: 'critical-css',
      // The loader counts for the version.
      before: ['site-version'],
      async prepare(outDir) {
        rewritePage = await pageRewriter(outDir, sheetsUnder, asked);
      },
      page: (page, change) => rewritePage?.(page, change),
    },
  };
}
