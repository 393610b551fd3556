/**
 * `npm run summary`: what a pull request changes for readers, in Markdown for a reviewer: pages, pictures, APIs, findings
 * of the content rules. It reads the finished build in OUT_DIR (`build`).
 *
 * `--measure <file>` writes the measures of the pages; `--before <file>` names those of the branch that the pull request
 * goes into, `--base <commit>` its last commit.
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {check, filesOn, type Finding, readSite, rules} from '../rules/contract';
import {run} from './command';
import {apisPart} from './pull-request/apis';
import {counted, table} from './pull-request/markdown';
import {measureSite, type SiteMeasures} from './pull-request/page-measures';
import {pagesPart} from './pull-request/pages';
import {picturesPart} from './pull-request/pictures';
import {repositorySince} from './pull-request/repository';

function findingsPart(findings: readonly Finding[]): string {
  if (!findings.length) return `The content keeps all ${counted(rules.length, 'rule')}.`;
  const rows = findings.map(({path: file, line, message, remedy}) => [
    `\`${file}:${line}\``,
    message,
    remedy,
  ]);
  return table(['Place', 'Finding', 'Remedy'], rows);
}

run(async () => {
  const {values} = parseArgs({
    options: {base: {type: 'string', default: 'main'}, before: {type: 'string'}, measure: {type: 'string'}},
  });
  const pages = measureSite(process.env.OUT_DIR ?? 'build');
  if (values.measure) {
    mkdirSync(path.dirname(values.measure), {recursive: true});
    writeFileSync(values.measure, JSON.stringify(pages));
    return;
  }
  const isKnown = values.before !== undefined && existsSync(values.before);
  const before = isKnown
    ? (JSON.parse(readFileSync(values.before ?? '', 'utf8')) as SiteMeasures)
    : undefined;
  const repository = repositorySince(values.base);
  const findings = await check(readSite(filesOn(process.cwd())), rules);
  const parts: [string, string][] = [
    ['Pages', pagesPart(before, pages)],
    ['Pictures', picturesPart(repository)],
    ['APIs', apisPart(repository)],
    ['Content', findingsPart(findings)],
  ];
  console.log(parts.map(([title, text]) => `## ${title}\n\n${text}\n`).join('\n'));
});
