/** Another process that changes files while a test reads them. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {onTestFinished} from 'vitest';

/**
 * Runs a script again and again until the test has finished.
 *
 * @param cwd folder that it runs in
 * @param script statements of Node, which have `fs`
 * @returns when it has begun
 */
export async function meanwhile(cwd: string, script: string): Promise<void> {
  const program = `const fs = require('node:fs'); console.log('begun'); for (;;) { ${script} }`;
  const child = spawn(process.execPath, ['-e', program], {cwd, stdio: ['ignore', 'pipe', 'inherit']});
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  });
  await once(child.stdout, 'data');
}
