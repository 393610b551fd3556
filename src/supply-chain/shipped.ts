/** The packages of others whose modules the bundler puts into scripts and sheets of the site. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {sortBy} from 'lodash';
import type {Compilation, Module} from 'webpack';

/** What a package says of itself in its `package.json`. */
export type Manifest = {
  name: string;
  version: string;
  description?: string;
  license?: string;
  dependencies?: Record<string, string>;
};

export type Shipped = {
  /** Folder on this machine. */
  folder: string;
  /** Its place in the lock file: `node_modules/a/node_modules/b`. */
  place: string;
  manifest: Manifest;
};

/** The innermost package of a path. */
const inPackage = /^(?<before>.*?)(?<place>node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//;

/** Modules that the bundler has joined into one. */
const partsOf = (module: Module & {modules?: Iterable<Module>}): Module[] =>
  module.modules ? [...module.modules].flatMap(partsOf) : [module];

/**
 * @param file path of a module
 * @returns folder and place of the package that holds it; undefined for a file of ours
 */
export function packageOf(file: string): Pick<Shipped, 'folder' | 'place'> | undefined {
  const {before = '', place} = inPackage.exec(file.split(path.sep).join('/'))?.groups ?? {};
  return place ? {folder: before + place, place} : undefined;
}

/** @returns the files of the modules that are in some chunk; one that nothing uses is in none */
export function shippedFiles({chunks, chunkGraph}: Compilation): Set<string> {
  const modules = [...chunks].flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)].flatMap(partsOf));
  return new Set(modules.flatMap((module) => module.nameForCondition() ?? []));
}

/**
 * @param files of modules
 * @returns their packages, by name and version
 * @throws Error when the manifest of one cannot be read
 */
export function shippedPackages(files: Iterable<string>): Shipped[] {
  const found = new Map(
    [...files].flatMap((file) => packageOf(file) ?? []).map((each) => [each.place, each]),
  );
  const shipped = [...found.values()].map((each) => ({
    ...each,
    manifest: JSON.parse(readFileSync(path.join(each.folder, 'package.json'), 'utf8')) as Manifest,
  }));
  return sortBy(shipped, 'manifest.name', 'manifest.version', 'place');
}
