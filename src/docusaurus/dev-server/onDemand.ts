/** The bundler's compilation on demand, and what it watches: both have no option. */
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
 * @returns a plugin of the bundler, and what answers a browser that asks for a page to be compiled, once the server runs
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
