/** Runs the samples of a language, all in one process. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {SampleLanguage} from '../../../src/samples/sampleLanguages';
import {writers} from '../../../src/samples/languages';
import {sampleRequest} from '../../../src/api-reference/samples/sampleRequest';
import type {SampleRequest} from '../../../src/samples/sampleRequest';
import {run, type Outcome} from '../run';
import {environment, type Case} from './awkward';

const modules = 'for (const file of process.argv.slice(1)) await import(file);';

/** Commands that run the files named after them, one after the other. */
const commands = {
  bash: ['bash', '-c', 'for file; do . "$file"; done', 'bash'],
  javascript: [process.execPath, '--input-type=module', '--eval', modules],
  java: ['java', path.resolve('tests/support/samples/RunSamples.java')],
  php: ['php', '-r', 'foreach (array_slice($argv, 1) as $file) include $file;', '--'],
  python: ['python3', '-c', 'import runpy, sys\nfor file in sys.argv[1:]: runpy.run_path(file)'],
} satisfies Partial<Record<SampleLanguage, string[]>>;

export type Runnable = keyof typeof commands;

export const runnable = Object.keys(commands) as Runnable[];

const extensions: Partial<Record<SampleLanguage, string>> = {
  javascript: '.mjs',
  java: '.java',
  php: '.php',
};

/**
 * Writes the program of each request into a file of its own, of which a Java class has the name.
 *
 * @returns the files
 */
export function writePrograms(folder: string, language: SampleLanguage, requests: SampleRequest[]): string[] {
  return requests.map((request, index) => {
    const file = path.join(folder, language, `Sample${index}${extensions[language] ?? ''}`);
    mkdirSync(path.dirname(file), {recursive: true});
    const code = writers[language](request);
    writeFileSync(file, `${code.replace('public class Sample ', `public class Sample${index} `)}\n`);
    return file;
  });
}

/**
 * Writes a sample of each case into a file of its own.
 *
 * @param server its address; every sample asks for a path that begins with the number of its case
 * @returns the files
 */
export function writeSamples(
  folder: string,
  language: SampleLanguage,
  cases: Case[],
  server = 'http://localhost',
): string[] {
  return writePrograms(
    folder,
    language,
    cases.map(({operation}, index) => sampleRequest({...operation, servers: [{url: `${server}/${index}`}]})),
  );
}

export function runSamples(folder: string, language: Runnable, files: string[]): Promise<Outcome> {
  const [command = '', ...args] = commands[language];
  return run(folder, command, [...args, ...files], environment);
}
