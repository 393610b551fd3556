/**
 * `npm run bench:api-growth`: how time and memory of making API pages grow with the number of operations.
 *
 * Without arguments it takes GitHub's document from npm (@octokit/openapi) in parts of 50 to 1,000 operations and as
 * a whole; arguments are files of other documents, each measured as a whole.
 */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {run, say} from '../../../../src/cli/command';
import type {Measures} from './measure';

const github = {name: '@octokit/openapi', version: '23.0.2', file: 'package/generated/api.github.com.json'};

const parts = [50, 100, 250, 500, 1000, Infinity];

/** GitHub's document from npm, unpacked into a folder. */
function download(folder: string): string {
  const options = {cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] as const, encoding: 'utf8' as const};
  const archive = execFileSync('npm', ['pack', `${github.name}@${github.version}`], {
    ...options,
    stdio: [...options.stdio],
  });
  execFileSync('tar', ['xzf', archive.trim().split('\n').at(-1) ?? '', github.file], {cwd: folder});
  return path.join(folder, github.file);
}

/** Measures in a process of its own, so that memory is that of one document. */
function measure(file: string, most: number, folder: string): Measures {
  const result = path.join(folder, 'result.json');
  execFileSync('npx', ['tsx', path.join(__dirname, 'measure.ts'), file, String(most), folder, result], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return JSON.parse(readFileSync(result, 'utf8')) as Measures;
}

const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;

run(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'api-pages-'));
  try {
    const files = process.argv.slice(2);
    const work: [string, number][] = files.length
      ? files.map((file) => [path.resolve(file), Infinity])
      : parts.map((most) => [download(folder), most]);
    console.log(
      row(['Document', 'Operations', 'Pages', 'CPU s', 'Peak RSS, MB', 'MDX, MB', 'Largest page, KB']),
    );
    console.log(row(Array<string>(7).fill('---')));
    for (const [file, most] of work) {
      const {operations, pages, cpu, memory, bytes, largest} = measure(file, most, folder);
      console.log(
        row([
          path.basename(file),
          operations,
          pages,
          cpu.toFixed(1),
          Math.round(memory / 1e6),
          (bytes / 1e6).toFixed(1),
          Math.round(largest / 1e3),
        ]),
      );
      if (pages < operations) throw new Error(`${operations - pages} operations of ${file} have no page.`);
    }
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
  say('CPU seconds and memory of one process: reading, pages, front matter, sidebar and writing.');
  return Promise.resolve();
});
