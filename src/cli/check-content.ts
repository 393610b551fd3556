/**
 * `npm run check:content [-- file …]`: whether what authors write keeps the rules: spelling (cspell), Markdown
 * (markdownlint), OpenAPI (Redocly), and those of this house (src/rules). It needs Node and npm, and no build. With
 * `--annotate` GitHub shows each finding at its line as well.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {Finding, Site} from '../rules/contract';
import {run} from './command';

function options() {
  try {
    const isSet = {type: 'boolean'} as const;
    return parseArgs({allowPositionals: true, options: {annotate: isSet, fix: isSet}});
  } catch (error) {
    throw new Error(`${(error as Error).message}\nUsage: npm run check:content [-- [file …] [--fix]]`);
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

const asText = ({path: file, line, column = 1, rule, message, remedy}: Finding) =>
  `${file}:${line}:${column} ${message} (${rule})\n    Remedy: ${remedy}`;

/** A workflow command; a problem matcher takes one line of text, which leaves no room for the remedy. */
function asAnnotation({path: file, line, column = 1, rule, message, remedy}: Finding): string {
  const [name, title] = [file, rule].map((text) => text.replace(/[%\r\n:,]/g, encodeURIComponent));
  const text = `${message}\nRemedy: ${remedy}`.replace(/[%\r\n]/g, encodeURIComponent);
  return `::error file=${name},line=${line},col=${column},title=${title}::${text}`;
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

// Versions are pinned, so Redocly need not ask for newer ones.
process.env.REDOCLY_SUPPRESS_UPDATE_NOTICE = 'true';

run(async () => {
  const {values, positionals} = options();
  // Reads the data of pages: a mistake in them is a message as well.
  const {check, filesOn, lint, readSite, rules} = await import('../rules/contract');
  const read = () => readSite(filesOn(process.cwd()));
  let site = read();
  const paths = positionals.length ? named(positionals, site) : undefined;
  if (values.fix) {
    await lint(paths, true);
    for (const {path: file, fixed} of await check(read(), rules, paths))
      if (fixed) writeFileSync(file, fixed);
    site = read();
  }
  // Programs of their own, which run while this one reads the pages.
  const ofTools = lint(paths);
  const findings = [...(await check(site, rules, paths)), ...(await ofTools)].sort(
    (one, other) => one.path.localeCompare(other.path, 'en') || one.line - other.line,
  );
  for (const finding of findings) console.log(asText(finding));
  if (values.annotate) for (const finding of findings) console.log(asAnnotation(finding));
  process.exitCode = findings.length ? 1 : 0;
  const files = new Set(findings.map(({path: file}) => file)).size;
  console.log(
    findings.length
      ? `✖ ${counted(findings.length, 'problem')} in ${counted(files, 'file')}`
      : `✔ ${paths ? counted(paths.length, 'file') : counted(site.pages.length, 'page')}, no problem`,
  );
});
