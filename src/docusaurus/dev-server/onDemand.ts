/** Lazy compilation of the bundler, and the files that it watches: Docusaurus has no option for either. */
import type {CurrentBundler, DocusaurusConfig} from '@docusaurus/types';
import type {RequestHandler} from 'express';
import {watchingOwnFiles, type Watching} from './watching';

/** What the bundler says, and of which module: `./docs/intro.md`. */
export type CompileError = {message: string; moduleName?: string};

type Errors = {errors?: CompileError[]};

type Stats = {toJson: (options: {all: false; errors: true}) => Errors};

type Hook<Given extends unknown[]> = {tap: (name: string, act: (...given: Given) => void) => void};

type Compiler = {
  watchFileSystem: Watching;
  watching?: {invalidateWithChangesAndRemovals: (changed: Set<string>, removed: Set<string>) => void};
  hooks: {initialize: Hook<[]>; watchRun: Hook<[]>; done: Hook<[stats: Stats]>};
};

type Rspack = {lazyCompilationMiddleware: (compiler: Compiler) => RequestHandler};

/** The server of webpack-dev-server, once it listens. */
export type Listening<Sockets = unknown> = {
  app: {use: (handler: RequestHandler) => void};
  webSocketServer?: {implementation: Sockets};
};

type Site = {siteDir: string; siteConfig: Pick<DocusaurusConfig, 'staticDirectories'>};

/** Milliseconds from a save until the bundler has begun to compile it. */
const beginning = 50;

/** Milliseconds in which a browser fetches what was compiled, from a process that does nothing else. */
const fetching = 250;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** @returns how to tell that a compilation begins and ends, and how to wait until none is under way */
function compilations() {
  let ended: Promise<unknown> = Promise.resolve();
  let end = (): void => undefined;
  return {
    begin(): void {
      end();
      ended = new Promise<void>((resolve) => (end = resolve)).then(() => pause(fetching));
    },
    end: () => end(),
    async over(): Promise<void> {
      await pause(beginning);
      await ended;
    },
  };
}

/**
 * @param tell is called after each compilation with the errors in it
 * @returns a plugin of the bundler, the hook that adds the middleware of lazy compilation to the development server, how
 *   to have files compiled again that are still the same, and how to wait until what was saved just now is compiled
 */
export function compilingOnDemand(
  {instance}: CurrentBundler,
  {siteDir, siteConfig}: Site,
  tell: (errors: CompileError[]) => void,
) {
  const {lazyCompilationMiddleware} = instance as unknown as Rspack;
  let answer: RequestHandler;
  let made: Compiler | undefined;
  const compilation = compilations();
  return {
    apply: (compiler: Compiler): void => {
      made = compiler;
      compiler.hooks.watchRun.tap('dev-server', () => compilation.begin());
      compiler.hooks.done.tap('dev-server', (stats) => {
        compilation.end();
        tell(stats.toJson({all: false, errors: true}).errors ?? []);
      });
      compiler.watchFileSystem = watchingOwnFiles(
        compiler.watchFileSystem,
        siteDir,
        siteConfig.staticDirectories,
      );
      compiler.hooks.initialize.tap('dev-server', () => (answer = lazyCompilationMiddleware(compiler)));
    },
    onListening: ({app}: Listening) => app.use(answer),
    compileAgain: (files: Iterable<string>) =>
      made?.watching?.invalidateWithChangesAndRemovals(new Set(files), new Set()),
    compiled: () => compilation.over(),
  };
}
