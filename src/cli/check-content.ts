/**
 * `npm run check:content [-- file …]`: whether what authors write keeps the rules (src/rules). It needs Node and npm,
 * nothing else, and no build.
 */
import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {
  catalogue,
  check,
  filesOn,
  type Finding,
  fixesByPath,
  type Format,
  formats,
  readSite,
  report,
  rules,
  type Site,
  withFixes,
} from '../rules/contract';
import {run} from './command';

const usage =
  'Usage: npm run check:content [-- [file …] [--changed [--base <commit>]] [--fix] [--format terminal|github|json]]\n       npm run check:content -- --list';

const git = (...args: string[]) => execFileSync('git', args, {encoding: 'utf8'}).split('\0').filter(Boolean);

/** @returns files that differ from a commit, and new ones; of those that are gone, nothing can be said */
function changedSince(base: string): string[] {
  return [
    ...git('diff', '--name-only', '-z', '--diff-filter=d', base),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
}

function options() {
  try {
    const {values, positionals} = parseArgs({
      allowPositionals: true,
      options: {
        changed: {type: 'boolean'},
        base: {type: 'string', default: 'HEAD'},
        fix: {type: 'boolean'},
        list: {type: 'boolean'},
        format: {type: 'string', default: 'terminal'},
      },
    });
    const format = formats.find((known) => known === values.format);
    if (!format) throw new Error(`There is no format "${values.format}".`);
    return {...values, format, positionals};
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${usage}`);
  }
}

/** @throws Error when a file does not exist */
function named(files: readonly string[], site: Site): string[] {
  return files.map((file) => {
    const name = path.relative(process.cwd(), file).replaceAll('\\', '/');
    if (!site.has(name))
      throw new Error(`There is no file ${name}. Remedy: give a path from the root of the project.`);
    return name;
  });
}

/** Writes what rules can mend. @returns how many findings that were */
function fix(findings: readonly Finding[], site: Site): number {
  const fixes = fixesByPath(findings);
  for (const [file, list] of fixes) writeFileSync(file, withFixes(site.read(file) ?? '', list));
  return [...fixes.values()].flat().length;
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

function tell(findings: readonly Finding[], format: Format, checked: string): void {
  const text = report(findings, format);
  if (text) console.log(text);
  if (format === 'json') return;
  const files = new Set(findings.map(({path: file}) => file)).size;
  console.log(
    findings.length
      ? `✖ ${counted(findings.length, 'problem')} in ${counted(files, 'file')}`
      : `✔ ${checked}: ${counted(rules.length, 'rule')}, no problem`,
  );
}

run(async () => {
  const {positionals, changed, base, fix: mends, format, list} = options();
  if (list) {
    console.log(catalogue(rules, format));
    return;
  }
  let site = readSite(filesOn(process.cwd()));
  const paths = changed ? changedSince(base) : positionals.length ? named(positionals, site) : undefined;
  let findings = await check(site, rules, paths);
  if (mends && fix(findings, site)) {
    site = readSite(filesOn(process.cwd()), site);
    findings = await check(site, rules, paths);
  }
  const checked = paths ? counted(paths.length, 'file') : counted(site.pages.length, 'page');
  tell(findings, format, checked);
  process.exitCode = findings.length ? 1 : 0;
});
