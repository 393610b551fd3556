/** Makes the pages of one document as `npm run api:generate` does, and writes down what that took. */
import {existsSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {readDocument} from '../../../../src/api-reference/model/readDocument';
import {bundled} from '../../../../src/api-reference/model/reading';
import {pageGenerator} from '../../../../src/api-reference/pages/generator';

export type Measures = {
  operations: number;
  pages: number;
  /** Seconds of the processor, user and system. */
  cpu: number;
  /** Most bytes of memory at any time. */
  memory: number;
  bytes: number;
  largest: number;
};

type Action = (id: string, instance: {opts: () => object}) => Promise<void>;

/** Takes the generator's commands as Docusaurus's command line would. */
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

const [file = '', most = 'Infinity', folder = '', result = ''] = process.argv.slice(2);

async function make(): Promise<void> {
  const pages = path.join(folder, 'docs', 'api');
  rmSync(pages, {recursive: true, force: true});
  const whole = await bundled(file);
  const document = await readDocument(file, whole);
  const operations = document.operations.slice(0, Number(most));
  const used = new Set(operations.flatMap(({tags}) => tags));
  const part = {...document, operations, tags: document.tags.filter(({name}) => used.has(name))};
  const context = {
    siteDir: folder,
    generatedFilesDir: folder,
    siteConfig: {presets: [], plugins: []},
  } as unknown as LoadContext;
  const commands = new Commands();
  const apis = [{id: 'api', pages, download: '', whole, document: part}];
  pageGenerator(context, apis).extendCli?.(commands as never);
  await commands.actions.get('gen-api-docs')?.('all', {opts: () => ({})});

  // The generator writes after its command has ended.
  process.on('exit', () => {
    const files = existsSync(pages) ? readdirSync(pages).filter((name) => name.endsWith('.api.mdx')) : [];
    const sizes = files.map((name) => statSync(path.join(pages, name)).size);
    const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
    const measures: Measures = {
      operations: operations.length,
      pages: files.length,
      cpu: (userCPUTime + systemCPUTime) / 1e6,
      memory: maxRSS * 1024,
      bytes: sizes.reduce((sum, size) => sum + size, 0),
      largest: Math.max(0, ...sizes),
    };
    writeFileSync(result, JSON.stringify(measures));
  });
}

void make();
