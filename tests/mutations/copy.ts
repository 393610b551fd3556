/** A copy of the project with its finished builds, in which defects are planted and taken out again. */
import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {copySources, linkPackages} from '../../src/cli/copy-sources';
import {hashFiles, manifestName, readManifest, serialise} from '../../src/releases/manifest';
import type {Edit} from './mutation';

const builds = ['build', 'build-variant', 'build-folder', 'build-pictures'];

/** What tests read and Git does not keep. */
const made = ['docs/api', ...builds];

/** What commands of the project keep; a copy has its own. */
const cache = 'node_modules/.cache/help-hub';

/** By the ending of the file beside another that servers send in its place: it has the same defect. */
const compressors = {'.br': brotliCompressSync, '.gz': gzipSync};

const unchangeable = /^(node_modules|\.git|test-results)\//;

/** @returns the commit */
function commit(folder: string): string {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--no-verify', '--no-gpg-sign', '--message', 'As it is');
  return git('rev-parse', 'HEAD').trim();
}

/** A build with a defect is the one that was built, so that no test builds it anew. */
function seal(folder: string, commitOfCopy?: string): void {
  for (const build of builds.map((name) => path.join(folder, name))) {
    const manifest = readManifest(build);
    if (!manifest) continue;
    const {commit} = manifest;
    const sealed = {...manifest, commit: commitOfCopy ?? commit, files: hashFiles(build)};
    writeFileSync(path.join(build, manifestName), serialise(sealed));
  }
}

export class Copy {
  private readonly originals = new Map<string, Buffer>();
  private readonly files: readonly string[];

  /** @param folder of the copy; it holds what `copyProject` wrote */
  constructor(readonly folder: string) {
    this.files = readdirSync(folder)
      .filter((name) => !unchangeable.test(`${name}/`))
      .flatMap((name) => {
        const below = path.join(folder, name);
        const found = readdirSyncOrFile(below);
        return found.map((file) => path.posix.join(name, file.split(path.sep).join('/')));
      });
  }

  /**
   * Plants a defect.
   *
   * @throws Error when an edit changes nothing: the table is older than what it changes
   */
  plant(edits: readonly Edit[]): void {
    for (const edit of edits) {
      const changed = this.filesOf(edit.file).filter((file) => this.change(file, edit));
      if (!changed.length)
        throw new Error(
          `No file that matches ${edit.file} holds ${edit.from}. Remedy: plant the defect as the file is written today.`,
        );
    }
    seal(this.folder);
  }

  /** Makes the copy what it was. */
  restore(): void {
    for (const [file, content] of this.originals) writeFileSync(path.join(this.folder, file), content);
    this.originals.clear();
    seal(this.folder);
  }

  private filesOf(wanted: string | RegExp): readonly string[] {
    return typeof wanted === 'string' ? [wanted] : this.files.filter((file) => wanted.test(file));
  }

  private change(file: string, {from, to}: Edit): boolean {
    const text = readFileSync(path.join(this.folder, file)).toString();
    const changed = text.replace(from, to);
    if (changed === text) return false;
    this.write(file, changed);
    for (const [ending, compress] of Object.entries(compressors))
      if (existsSync(path.join(this.folder, file + ending))) this.write(file + ending, compress(changed));
    return true;
  }

  private write(file: string, content: string | Buffer): void {
    const target = path.join(this.folder, file);
    if (!this.originals.has(file)) this.originals.set(file, readFileSync(target));
    writeFileSync(target, content);
  }
}

/** @returns the files below a folder; for a file, one empty name */
function readdirSyncOrFile(place: string): string[] {
  try {
    return readdirSync(place, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(place, path.join(entry.parentPath, entry.name)));
  } catch {
    return [''];
  }
}

/**
 * Copies the sources, and what is made from them.
 *
 * @param folder of the copy, inside the project, so that its packages are found; what it held is gone
 */
export function copyProject(folder: string): Copy {
  copySources(folder);
  for (const name of made.filter((one) => existsSync(one)))
    cpSync(name, path.join(folder, name), {recursive: true});
  linkPackages(folder);
  cpSync(cache, path.join(folder, cache), {recursive: true});
  seal(folder, commit(folder));
  return new Copy(folder);
}
