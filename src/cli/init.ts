/**
 * `npm run init -- <folder> [--flag "value" …]`: makes a site for another company in a folder of its own: this project
 * without its content, with another name, other addresses, colours and products. It asks for what no flag says.
 */
import {createInterface} from 'node:readline/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {filesOn, readSite} from '../rules/contract';
import {run, say} from './command';
import {questions, siteAnswers} from './init/answers';
import {makeSite} from './init/makeSite';
import {answersFor, usageOf} from './new/ask';

const asked = {command: 'init -- <folder>', questions};

run(async () => {
  const site = readSite(filesOn(process.cwd()));
  const options = Object.fromEntries(questions.map(({flag}) => [flag, {type: 'string' as const}]));
  const {values, positionals} = parseArgs({
    options: {...options, help: {type: 'boolean'}},
    allowPositionals: true,
  });
  const {help, ...given} = values;
  const [folder, ...rest] = positionals;
  if (help || !folder || rest.length) throw new Error(usageOf(asked, site));
  const terminal =
    process.stdin.isTTY && process.stdout.isTTY
      ? createInterface({input: process.stdin, output: process.stdout})
      : undefined;
  try {
    const answers = await answersFor(
      asked,
      given,
      site,
      terminal && ((question) => terminal.question(question)),
    );
    await makeSite(path.resolve(folder), siteAnswers(answers));
  } finally {
    terminal?.close();
  }
  say(`Made a site in ${folder}`);
  say(
    `Next: "cd ${folder} && git init && git add . && git commit -m 'A new site'", then "npm run serve" and "npm test"`,
  );
});
