/** `npm run clear`: a command of Docusaurus, without its news of newer versions. */
import {run, runCommand} from './command';

run(async () => {
  process.exit(await runCommand('npm', ['exec', '--', 'docusaurus', ...process.argv.slice(2)]));
});
