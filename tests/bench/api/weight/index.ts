/**
 * `npm run bench:api`: the page of an operation beside stock docusaurus-theme-openapi-docs, Redoc, Swagger UI,
 * Scalar and Stoplight Elements, which show the same pet-store document.
 *
 * The others are fetched at exact versions into a temporary folder. Redoc, Swagger UI and Scalar show all operations
 * on one page; none but stock has a site around it, as we do. `--rounds 5` says how often times are taken.
 */
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {ensureBuild} from '../../../../src/cli/ensure-build';
import {run, say} from '../../../../src/cli/command';
import {launch} from '../../search/browser';
import {measure, type Figures} from './measure';
import {tableOf} from './report';
import {serve} from './server';
import {prepare} from './subjects';

run(async () => {
  const {values} = parseArgs({options: {rounds: {type: 'string', default: '5'}}});
  await ensureBuild('build');
  const subjects = prepare(path.join(tmpdir(), 'help-hub-bench-api'));
  const browser = await launch();
  const results = new Map<string, Figures>();
  try {
    for (const subject of subjects) {
      say(subject.name);
      const server = await serve(subject.folder);
      results.set(subject.name, await measure(browser, subject, server, Number(values.rounds)));
      await server.close();
    }
  } finally {
    await browser.close();
  }
  console.log(`\n${tableOf(results)}\n`);
});
