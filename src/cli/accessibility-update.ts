/**
 * `npm run accessibility:update`: takes from the reports of the last `npm test` what `/accessibility` says of the tests.
 * Commit the file that it writes.
 */
import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {figuresOf, readBrowserReport, readEngineReport} from '../accessibility/contract.node';
import {run, say} from './command';

const file = 'src/accessibility/figures.json';

function report(name: string): Promise<string> {
  const path = `test-results/${name}.json`;
  if (!existsSync(path)) throw new Error(`${path} is missing. Remedy: run \`npm test\` first.`);
  return readFile(path, 'utf8');
}

run(async () => {
  const {start, tests} = readBrowserReport(await report('e2e'));
  const figures = figuresOf(tests, readEngineReport(await report('engines')), start);
  await writeFile(file, `${JSON.stringify(figures, undefined, 2)}\n`);
  say(`${file}: ${figures.counts.pages} pages, axe-core ${figures.axe.version}, ${figures.date}`);
});
