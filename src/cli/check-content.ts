/**
 * `npm run check:content [-- file …]`: whether what authors write keeps the rules (src/rules). It needs Node and npm,
 * nothing else, and no build.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {
  catalogue,
  check,
  filesOn,
  fixesByPath,
  formats,
  readSite,
  report,
  rules,
  type Site,
  withFixes,
} from '../rules/contract';
import {run} from './command';

const usage =
  'Usage: npm run check:content [-- [file …] [--fix] [--format terminal|github|json]]\n       npm run check:content -- --list';

function options() {
  try {
    const {values, positionals} = parseArgs({
      allowPositionals: true,
      options: {
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

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

run(async () => {
  const {positionals, fix, format, list} = options();
  if (list) return console.log(catalogue(rules, format));
  let site = readSite(filesOn(process.cwd()));
  const paths = positionals.length ? named(positionals, site) : undefined;
  let findings = await check(site, rules, paths);
  if (fix) {
    for (const [file, edits] of fixesByPath(findings))
      writeFileSync(file, withFixes(site.read(file) ?? '', edits));
    site = readSite(filesOn(process.cwd()), site);
    findings = await check(site, rules, paths);
  }
  const text = report(findings, format);
  if (text) console.log(text);
  process.exitCode = findings.length ? 1 : 0;
  if (format === 'json') return;
  const files = new Set(findings.map(({path: file}) => file)).size;
  const checked = paths ? counted(paths.length, 'file') : counted(site.pages.length, 'page');
  console.log(
    findings.length
      ? `✖ ${counted(findings.length, 'problem')} in ${counted(files, 'file')}`
      : `✔ ${checked}: ${counted(rules.length, 'rule')}, no problem`,
  );
});
