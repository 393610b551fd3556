/** `npm run addresses:publish`: adds the addresses and anchors that the site has now to the ledger of published ones. */
import {writeFileSync} from 'node:fs';
import {addressesNow, filesOn, ledgerFile, readSite} from '../rules/contract';
import {run, runCommand, say} from './command';

run(async () => {
  await runCommand('npm', ['run', '--silent', 'api:generate']);
  const site = readSite(filesOn(process.cwd()));
  const known = (site.read(ledgerFile) ?? '').split('\n').filter(Boolean);
  const lines = [...new Set([...known, ...addressesNow(site)])].sort();
  writeFileSync(ledgerFile, `${lines.join('\n')}\n`);
  say(`${ledgerFile}: ${lines.length - known.length} of ${lines.length} lines are new; commit it`);
});
