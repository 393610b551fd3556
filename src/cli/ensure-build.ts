import {fingerprint, isFresh, markFresh} from './build-freshness';
import {runCommand, say, type Variables} from './command';

/**
 * Makes sure that a folder holds a build of the present sources; builds when it does not.
 *
 * @param outDir name of the static folder, in the root of the project
 * @param variables settings of this build, over the environment
 * @throws Error when the build fails; its own message stands above
 */
export async function ensureBuild(outDir: string, variables: Variables = {}): Promise<void> {
  const current = fingerprint({...process.env, ...variables});
  if (isFresh(outDir, current)) return;
  say(`Building the site into ${outDir} (about half a minute)`);
  const steps = [
    ['run', '--silent', 'api:generate'],
    ['exec', '--', 'docusaurus', 'build', '--out-dir', outDir],
  ];
  for (const step of steps) {
    const code = await runCommand('npm', step, variables);
    if (code !== 0)
      throw new Error(`The build failed with exit code ${code}. Remedy: mend what the message above names.`);
  }
  markFresh(outDir, current);
}
