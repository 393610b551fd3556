/**
 * `npm run api:generate`: writes the pages of the API reference, unless they are there already and nothing that they are
 * made from has changed. `npm run api:generate -- --force` writes them in any case.
 */
import {isGenerated, markGenerated} from './api-freshness';
import {run, runCommand, say} from './command';

const steps = [
  ['exec', '--', 'docusaurus', 'clean-api-docs', 'all'],
  ['exec', '--', 'docusaurus', 'gen-api-docs', 'all'],
  ['exec', '--', 'tsx', 'src/cli/api-changes.ts'],
];

run(async () => {
  if (!process.argv.includes('--force') && isGenerated()) {
    say('The pages of the API reference are up to date');
    return;
  }
  for (const step of steps) {
    const code = await runCommand('npm', step);
    // What went wrong stands above, in the words of the step.
    if (code !== 0) process.exit(code);
  }
  markGenerated();
});
