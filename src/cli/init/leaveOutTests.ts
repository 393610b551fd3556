/** Leaves out of a copy of the project the tests of its products, their commands, and what runs these on GitHub. */
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isMap, isSeq, parseDocument, type YAMLMap} from 'yaml';
import {formatted} from '../edit/source';
import {modulesBelow, reached} from './unused';

type Package = {scripts: Record<string, string>};

/** Commands of a new site that are not those of this one. */
const changedScripts: Readonly<Record<string, string | undefined>> = {
  'build:tests': 'tsx src/cli/build.ts',
  'test:e2e': 'playwright test --project=contract',
  // The browser tests, once more on the plain site.
  'test:plain': undefined,
};

/** Whether a command runs what is not in the copy. */
function isMissing(command: string, kept: ReadonlySet<string>, root: string): boolean {
  const files = command.match(/\btests\/[\w./-]+/g) ?? [];
  const projects = [...command.matchAll(/--project[= ]([\w-]+)/g)].map(([, name = '']) => name);
  const isKept = (name: string) => ['unit', 'unit-replacing', 'contract'].includes(name);
  return files.some((file) => !kept.has(path.join(root, file))) || projects.some((name) => !isKept(name));
}

const scriptIn = (run: unknown) =>
  typeof run === 'string'
    ? [...run.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name = '']) => name)
    : [];

/** Steps that run a command which is gone, jobs that run nothing else, and what needs these. */
function withoutSteps(workflow: string, scripts: Package['scripts']): string {
  const document = parseDocument(workflow);
  const jobs = document.get('jobs') as YAMLMap;
  const gone: string[] = [];
  for (const {key, value: job} of jobs.items) {
    const steps = isMap(job) ? job.get('steps') : undefined;
    if (!isSeq(steps)) continue;
    const before = steps.items.length;
    steps.items = steps.items.filter(
      (step) => !isMap(step) || scriptIn(step.get('run')).every((name) => name in scripts),
    );
    const isIdle = steps.items.every(
      (step) => !isMap(step) || scriptIn(step.get('run')).every((name) => name === 'api:generate'),
    );
    if (before > steps.items.length && isIdle) gone.push(String(key));
  }
  for (const name of gone) jobs.delete(name);
  for (const {value: job} of jobs.items) {
    const needs = isMap(job) ? job.get('needs') : undefined;
    if (isSeq(needs)) needs.items = needs.items.filter((need) => !gone.includes(String(need)));
  }
  return document.toString({lineWidth: 0});
}

/** Rows of a table of commands whose command is gone. */
const withoutCommands = (text: string, scripts: Package['scripts']): string =>
  text
    .split('\n')
    .filter((line) => {
      const [, cell = ''] = /^\| (`.*?) \|/.exec(line) ?? [];
      const names = [...cell.matchAll(/`(?:npm run )?([\w:]+)[^`]*`/g)].map(([, name = '']) => name);
      return !cell.startsWith('`npm run') || names.some((name) => name in scripts);
    })
    .join('\n');

/**
 * @param root folder of the copy; the tests of the products are gone
 */
export async function leaveOutTests(root: string): Promise<void> {
  const entries = [
    ...modulesBelow(path.join(root, 'tests/unit')),
    ...modulesBelow(path.join(root, 'tests/contract')),
    path.join(root, 'playwright.config.ts'),
    // They are started as programs, by their paths.
    ...modulesBelow(path.join(root, 'tests/support/releases')),
  ];
  const kept = reached(root, entries);
  for (const file of modulesBelow(path.join(root, 'tests'))) if (!kept.has(file)) rmSync(file);
  const packageFile = path.join(root, 'package.json');
  const manifest = JSON.parse(readFileSync(packageFile, 'utf8')) as Package;
  const scripts = Object.fromEntries(
    Object.entries({...manifest.scripts, ...changedScripts}).flatMap(([name, command]) =>
      command === undefined || isMissing(command, kept, root) ? [] : [[name, command]],
    ),
  ) as Package['scripts'];
  writeFileSync(packageFile, await formatted('package.json', JSON.stringify({...manifest, scripts})));
  for (const name of ['site', 'nightly']) {
    const file = path.join(root, `.github/workflows/${name}.yml`);
    writeFileSync(file, await formatted(file, withoutSteps(readFileSync(file, 'utf8'), scripts)));
  }
  const readme = path.join(root, 'README.md');
  writeFileSync(readme, withoutCommands(readFileSync(readme, 'utf8'), scripts));
}
