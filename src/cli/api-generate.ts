/**
 * `npm run api:generate`: writes the pages of the API reference, unless they are there already and nothing that they are
 * made from has changed. `npm run api:generate -- --force` writes them in any case.
 */
import {isGenerated, markGenerated} from './api-freshness';
import {run, runCommand, say} from './command';
import {runCountingLines} from './count-lines';

const docusaurus = (task: string) => ['exec', '--', 'docusaurus', task, 'all'];
const isWell = /^(Successfully created|Cleanup succeeded)/;
const tell = (count: number) => say(`API reference: ${count} files and folders written`);

const steps = [
  () => runCountingLines('npm', docusaurus('clean-api-docs'), isWell),
  () => runCountingLines('npm', docusaurus('gen-api-docs'), isWell, tell),
  () => runCommand('npm', ['exec', '--', 'tsx', 'src/cli/api-changes.ts']),
];

run(async () => {
  if (!process.argv.includes('--force') && isGenerated()) {
    say('The pages of the API reference are up to date');
    return;
  }
  for (const step of steps) {
    const code = await step();
    // What went wrong stands above, in the words of the step.
    if (code !== 0) process.exit(code);
  }
  markGenerated();
});
