/** What is done with a copy of the site that has another version of Docusaurus. */
import {existsSync, readFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {createSiteServer} from '../../hosting/server';
import {runQuietly, type Variables} from '../command';
import {countTests} from '../test-counts';
import {buildFindings, lastLines, typeErrors} from './findings';

export type Result = {isFailed: boolean; findings: string[]};

export type Step = {
  name: string;
  run: (folder: string) => Promise<Result>;
  /** Without it there is nothing to look at: the steps after it are left out. */
  isNeeded?: boolean;
};

const plain = {FORCE_COLOR: '0'};

/** Runs npm in the folder; `read` finds in its output what has to change. */
async function npm(
  folder: string,
  args: readonly string[],
  read: (output: string) => string[] = () => [],
  variables: Variables = {},
): Promise<Result> {
  const {code, output} = await runQuietly('npm', args, {...plain, ...variables}, folder);
  const findings = read(output);
  return {
    isFailed: code !== 0,
    findings: code !== 0 && findings.length === 0 ? lastLines(output) : findings,
  };
}

/** Serves the build of the folder, and holds it to the contract. */
async function holdToContract(folder: string): Promise<Result> {
  const server = createSiteServer(path.join(folder, 'build'));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const report = path.join(folder, 'test-results', 'contract.json');
  const failed = () => (existsSync(report) ? countTests(readFileSync(report, 'utf8')).names : []);
  const {port} = server.address() as AddressInfo;
  try {
    return await npm(folder, ['exec', '--', 'playwright', 'test', '--project=contract'], failed, {
      BASE_URL: `http://localhost:${port}`,
      TEST_REPORT: report,
    });
  } finally {
    server.close();
  }
}

export const steps: readonly Step[] = [
  {
    name: 'Packages',
    run: (folder) => npm(folder, ['install', '--ignore-scripts', '--no-audit', '--no-fund']),
    isNeeded: true,
  },
  {name: 'API pages', run: (folder) => npm(folder, ['run', '--silent', 'api:generate']), isNeeded: true},
  {name: 'Types', run: (folder) => npm(folder, ['run', '--silent', 'typecheck'], typeErrors)},
  {name: 'Build', run: (folder) => npm(folder, ['run', '--silent', 'build'], buildFindings), isNeeded: true},
  {name: 'Contract', run: holdToContract},
];

/**
 * @param told hears of each step when it ends
 * @returns whether every step passed
 */
export async function runSteps(
  list: readonly Step[],
  folder: string,
  told: (line: string) => void,
): Promise<boolean> {
  let isPassed = true;
  for (const [index, {name, run, isNeeded}] of list.entries()) {
    const start = performance.now();
    const {isFailed, findings} = await run(folder);
    const seconds = Math.round((performance.now() - start) / 1000);
    told(`${name}: ${isFailed ? 'failed' : 'passed'} in ${seconds} s`);
    for (const finding of findings) told(`  ${finding}`);
    isPassed &&= !isFailed;
    if (!isFailed || !isNeeded) continue;
    const left = list.slice(index + 1).map((step) => step.name);
    told(`Not run, because they need it: ${left.join(', ')}`);
    break;
  }
  return isPassed;
}
