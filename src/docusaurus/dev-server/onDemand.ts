/** Lazy compilation of the bundler, and the files that it watches: Docusaurus has no option for either. */
import type {CurrentBundler, DocusaurusConfig} from '@docusaurus/types';
import type {RequestHandler} from 'express';
import {watchingOwnFiles, type Watching} from './watching';

type Compiler = {
  watchFileSystem: Watching;
  hooks: {initialize: {tap: (name: string, act: () => void) => void}};
};

type Rspack = {lazyCompilationMiddleware: (compiler: Compiler) => RequestHandler};

type Site = {siteDir: string; siteConfig: Pick<DocusaurusConfig, 'staticDirectories'>};

/**
 * @returns a plugin of the bundler, and the hook that adds the middleware of lazy compilation to the development server
 */
export function compilingOnDemand({instance}: CurrentBundler, {siteDir, siteConfig}: Site) {
  const {lazyCompilationMiddleware} = instance as unknown as Rspack;
  let answer: RequestHandler;
  return {
    apply: (compiler: Compiler): void => {
      compiler.watchFileSystem = watchingOwnFiles(
        compiler.watchFileSystem,
        siteDir,
        siteConfig.staticDirectories,
      );
      compiler.hooks.initialize.tap('dev-server', () => (answer = lazyCompilationMiddleware(compiler)));
    },
    onListening: ({app}: {app: {use: (handler: RequestHandler) => void}}) => app.use(answer),
  };
}
