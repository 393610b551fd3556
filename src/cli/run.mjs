/**
 * The first thing that runs in a fresh clone, when nothing is installed: it checks Node, installs what is
 * missing, and hands over to the TypeScript command named on the line. Plain JavaScript for that reason.
 *
 * Usage: node src/cli/run.mjs <command> [arguments]
 */
import {spawnSync} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';
import process from 'node:process';

const minimum = '20.19';

/** @param {string} message */
function stop(message) {
  console.error(`✖ ${message}`);
  process.exit(1);
}

function checkNode() {
  if (process.versions.node.localeCompare(minimum, 'en', {numeric: true}) >= 0) return;
  stop(
    `Node ${process.versions.node} is too old: Help Hub needs ${minimum} or newer. Remedy: install it (nvm install, or https://nodejs.org).`,
  );
}

/** npm writes this file last, so its age tells whether the installed packages are those of the lock file. */
function isInstalled() {
  const installed = 'node_modules/.package-lock.json';
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs;
}

function install() {
  console.log('▶ Installing packages (npm ci)');
  const {status} = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    stop(
      'npm ci failed. Remedy: read its message above; without a network, restore node_modules from a cache.',
    );
}

const [command = '', ...rest] = process.argv.slice(2);
checkNode();
if (!isInstalled()) install();
const {status} = spawnSync(process.execPath, ['--import', 'tsx', `src/cli/${command}.ts`, ...rest], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
