/** Makes the pages of the API reference, and all that lies beside them. */
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {getGitLastUpdate} from '@docusaurus/utils';
import openApiDocs from 'docusaurus-plugin-openapi-docs';
import type {SpecificationEntry} from '../site/apis';
import {writeCatalogue} from './catalogue/writeCatalogue';
import {writeChanges} from './changelog/writeChanges';
import {checkedApis, type CheckedApi} from './checkedApis';
import {writeConsoles} from './console/writeConsoles';
import {hasOwnPages} from './overrides';
import {generatorOptions} from './pages/generator';
import {replaceFiles} from './pages/writtenPages';
import {writeTagTree} from './pages/writeTagTree';
import {writeSchemas} from './schemas/writeSchemas';

/** On the disk of the project, so that a finished file takes its place in one step. */
const workplace = '.docusaurus';

type Action = (id: string, command: {opts: () => object}) => Promise<void>;

/** Stands for the command line of Docusaurus, which the generator asks for. */
class Commands {
  readonly actions = new Map<string, Action>();
  private current = '';

  command(name: string): this {
    this.current = name;
    return this;
  }

  description = () => this;
  usage = () => this;
  arguments = () => this;
  option = () => this;

  action(action: Action): this {
    this.actions.set(this.current, action);
    return this;
  }
}

type Writers = Record<string, (page: never) => string>;

/** The generator waits for no writer: what one of them throws would end the process. */
function caught(writers: Writers, failures: unknown[]): Writers {
  const safe = (write: (page: never) => string) => (page: never) => {
    try {
      return write(page);
    } catch (error) {
      failures.push(error);
      return '';
    }
  };
  return Object.fromEntries(Object.entries(writers).map(([name, write]) => [name, safe(write)]));
}

/** Has docusaurus-plugin-openapi-docs write pages and sidebars, which it lists one by one. */
async function runGenerator(apis: readonly CheckedApi[], folder: string): Promise<void> {
  const failures: unknown[] = [];
  const options = generatorOptions(
    apis.map((api) => ({...api, pages: path.join(folder, api.pages)})),
    path.join(folder, 'documents'),
  );
  for (const api of Object.values(options.config))
    if (api.markdownGenerators)
      api.markdownGenerators = caught(api.markdownGenerators, failures) as typeof api.markdownGenerators;
  const commands = new Commands();
  const context = {
    siteDir: process.cwd(),
    generatedFilesDir: folder,
    siteConfig: {presets: [['classic', {docs: {path: 'docs'}}]], plugins: []},
  } as unknown as LoadContext;
  const {log} = console;
  console.log = () => undefined;
  try {
    const plugin = (
      openApiDocs as unknown as (
        context: LoadContext,
        options: object,
      ) => {
        extendCli: (commands: Commands) => void;
      }
    )(context, options);
    plugin.extendCli(commands);
    for (const {id} of apis) await commands.actions.get('gen-api-docs')?.(id, {opts: () => ({})});
  } finally {
    console.log = log;
  }
  if (failures.length) throw failures[0];
}

/** Generated pages say what the document of their API says, and change with it. */
async function date({file}: SpecificationEntry, folder: string): Promise<void> {
  // A folder without a history has no dates.
  const update = await getGitLastUpdate(file).catch(() => null);
  if (!update?.lastUpdatedAt) return;
  const line = `last_update: {date: ${new Date(update.lastUpdatedAt).toISOString()}}`;
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.mdx'))) {
    const page = path.join(folder, name);
    writeFileSync(page, readFileSync(page, 'utf8').replace(/^---\n/, `---\n${line}\n`));
  }
}

/**
 * Makes the pages in a folder of their own, and replaces those that differ once all are there: until then, and when it
 * fails, the last pages stay.
 *
 * @param specifications entries of the list of documents; pages of others are left alone
 * @returns the files that have changed, by their paths in the project
 * @throws Error with file, line and remedy when a document is not valid
 */
export async function generate(specifications: readonly SpecificationEntry[]): Promise<string[]> {
  const apis = await checkedApis(specifications);
  mkdirSync(workplace, {recursive: true});
  const folder = mkdtempSync(path.join(workplace, 'api-pages-'));
  const staged = ({pages}: SpecificationEntry) => path.join(folder, pages);
  try {
    await runGenerator(apis, folder);
    for (const api of apis) {
      await writeChanges(api, '.', staged(api));
      await writeCatalogue(api, staged(api));
      await writeSchemas(api, staged(api));
      await writeTagTree(api, staged(api));
      if (hasOwnPages) await writeConsoles(api, staged(api));
      await date(api, staged(api));
    }
    return apis.flatMap((api) =>
      replaceFiles(staged(api), api.pages).map((file) => path.posix.join(api.pages, file)),
    );
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
