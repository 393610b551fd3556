/**
 * Pages that lead on, for the live-reload server: it serves them as files, because they are nothing that the bundler makes.
 * They keep the hash, as those of a build do.
 */
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {redirectPage} from './page';
import type {Target} from './sections';

/**
 * @param folder that holds them and nothing else
 * @param targets by the addresses that lead on
 * @param origin public origin of the site
 * @param baseUrl base URL of the site
 */
export function writeLivePages(
  folder: string,
  targets: ReadonlyMap<string, Target>,
  origin: string,
  baseUrl: string,
): void {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const [address, target] of targets) {
    const file = path.join(folder, `${address}.html`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, redirectPage(target, origin, baseUrl));
  }
}

/** @returns the part of the bundler's configuration that serves a folder of such pages, without a slash behind them */
export const servingPages = (directory: string, baseUrl: string) => ({
  devServer: {
    static: [
      {directory, publicPath: baseUrl, watch: false, staticOptions: {extensions: ['html'], redirect: false}},
    ],
  },
});
