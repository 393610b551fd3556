import {readdir} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {Change, BuiltPage, PluginWithStep} from '../../build/contract.node';
import {withBase} from '../../site/base';
import {search} from '../../site/identity';
import {writeAsset} from '../bootstrap/asset';
import {bundleLoader, bundleStarter, type Options as Asked} from '../bootstrap/bundle';
import {noScriptStyles} from '../noScript';
import {belowTheFold} from './belowTheFold';
import {filesOf, rewrite} from './page';
import {stylesIn} from './styles';

export type Options = {
  /** Name of the sheet of a chunk, by the folder whose pages need it beside the site's own. */
  sheetsUnder: Record<string, string>;
};

/** @returns the site path of a file of the build, whatever the hash in its name */
function found(names: readonly string[], name: string, type: 'css' | 'js'): string | undefined {
  const file = names.find((one) => one.startsWith(`${name}.`) && one.endsWith(`.${type}`));
  return file && `/assets/${type}/${file}`;
}

/** @returns what is done with each page */
async function pageRewriter(outDir: string, sheetsUnder: Options['sheetsUnder'], asked: Asked) {
  const {baseUrl} = asked;
  const starter = await bundleStarter(asked);
  const write = async (name: string, type: 'css' | 'js', text: string) =>
    withBase(await writeAsset(outDir, name, type, text), baseUrl);
  const loader = await write('loader', 'js', await bundleLoader(asked));
  const noScript = await write('no-script', 'css', noScriptStyles);
  const [written, scripts] = await Promise.all(
    ['css', 'js'].map((type) => readdir(path.join(outDir, 'assets', type))),
  );
  const module = found(scripts!, search.moduleName, 'js');
  if (!module)
    throw new Error(
      `There is no script "${search.moduleName}" in assets/js. Remedy: load src/search/plugin.`,
    );
  const island = withBase(module, baseUrl);
  const stylesOf = stylesIn(outDir, baseUrl);

  const more = (file: string) =>
    Object.entries(sheetsUnder)
      .filter(([folder]) => file.startsWith(`${folder}/`))
      .map(([folder, name]) => {
        const sheet = found(written!, name, 'css');
        if (!sheet) throw new Error(`There is no sheet "${name}" for the pages of ${folder}.`);
        return withBase(sheet, baseUrl);
      });

  return async (page: BuiltPage, change: Change) => {
    const files = filesOf(page.elements);
    const hrefs = files.sheets.map(({attribs}) => attribs.href ?? '');
    const [own] = hrefs;
    if (!own || !files.scripts.length) return;
    const sheets = [...new Set([...hrefs, ...more(page.file)])];
    const used = (await stylesOf(sheets))(page.elements);
    const styles = {...used, first: used.first + belowTheFold(page)};
    for (const edit of rewrite(files, {sheets, styles, noScript, loader, island, starter}, page.html.length))
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
