/** What a release holds, so that each answer can be told: of which releases it is, whole. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {notFoundFile} from '../../../src/hosting/address';
import {caching} from '../../../src/hosting/headers';
import {digestOf, readManifest} from '../../../src/releases/contract.node';

/** A page, or the version of the site; and the hashed files that its text names. */
export type Page = {address: string; file: string; needs: readonly string[]};

export type Release = {
  name: string;
  /** Digest of each file. */
  files: Readonly<Record<string, string>>;
  pages: readonly Page[];
};

const versionPath = caching.version.path;

/**
 * @param name by which it is told from others
 * @param build folder of a finished build
 * @throws Error when it is none
 */
export function releaseOf(name: string, build: string): Release {
  const manifest = readManifest(build);
  if (!manifest) throw new Error(`${build} holds no finished build. Remedy: npm run build.`);
  const {files, routes} = manifest;
  const pages = routes
    .filter((route) => route !== notFoundFile)
    .map((address) => ({address, file: `${address === '/' ? 'index' : address.slice(1)}.html`}));
  const withVersion = [...pages, {address: versionPath, file: versionPath.slice(1)}]
    .filter(({file}) => file in files)
    .map((page) => {
      const named = readFileSync(path.join(build, page.file), 'utf8').matchAll(/\/(assets\/[\w./-]+)/g);
      const needs = [...new Set([...named].map(([, asset = '']) => asset))].filter((asset) => asset in files);
      return {...page, needs};
    });
  return {name, files, pages: withVersion};
}

const endings: Readonly<Record<string, string>> = {br: '.br', gzip: '.gz'};

/**
 * @param body as it came, compressed
 * @param encoding of it
 * @returns the names of the releases that have this content under this name; none when it is cut, mixed or of another file
 */
export function releasesWith(
  releases: readonly Release[],
  file: string,
  body: Buffer,
  encoding = '',
): string[] {
  const digest = digestOf(body);
  const name = file + (endings[encoding] ?? '');
  return releases.filter(({files}) => files[name] === digest).map((release) => release.name);
}
