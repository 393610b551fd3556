/**
 * Runs a TypeScript command as one file: its hundreds of modules take longer to load than the command to run. The file is
 * kept, and made anew when one of its sources has changed. Plain JavaScript, because nothing is loaded before it.
 *
 * Usage: node src/cli/bundled.mjs <command> [arguments]
 */
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [, , command = ''] = process.argv;
/** Copies of the project may share their packages. */
const place = createHash('sha256').update(root).digest('hex').slice(0, 8);
const file = path.join(root, 'node_modules/.cache/help-hub', `${command}-${place}.cjs`);
/** Its sources, below their digest. */
const record = `${file}.txt`;

/** What a command loads only when it needs it, or finds its own files from where it stands. */
const external = ['@mdx-js/mdx', '@vscode/tree-sitter-wasm', 'cspell-trie-lib', 'esbuild', 'mermaid'];

/** @param {string[]} inputs paths from the root */
function digestOf(inputs) {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(readFileSync(path.join(root, input)));
  return hash.digest('hex');
}

function isFresh() {
  try {
    const [digest, ...inputs] = readFileSync(record, 'utf8').split('\n');
    return digestOf(inputs) === digest;
  } catch {
    // None is kept, or a source is gone.
    return false;
  }
}

/**
 * Another process never reads half a file.
 *
 * @param {string} name
 * @param {string} text
 */
function keep(name, text) {
  mkdirSync(path.dirname(name), {recursive: true});
  writeFileSync(`${name}.${process.pid}`, text);
  renameSync(`${name}.${process.pid}`, name);
}

async function make() {
  const {build} = await import('esbuild');
  const {metafile, outputFiles} = await build({
    absWorkingDir: root,
    entryPoints: [`src/cli/${command}.ts`],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    external,
    metafile: true,
    write: false,
  });
  const sources = Object.keys(metafile.inputs).filter((input) => !input.startsWith('node_modules/'));
  const inputs = ['package-lock.json', ...sources];
  keep(file, outputFiles.map(({text}) => text).join(''));
  keep(record, [digestOf(inputs), ...inputs].join('\n'));
}

if (!isFresh()) await make();
process.argv.splice(1, 2, file);
createRequire(import.meta.url)(file);
