/**
 * A module that a process loads first: it dies at once, by SIGKILL, after it has renamed something as often as KILL_AFTER
 * says, where the old name holds KILL_FROM.
 */
export const killer = `
const fs = require('node:fs');
const {renameSync} = fs;
let left = Number(process.env.KILL_AFTER);
fs.renameSync = (from, to) => {
  renameSync(from, to);
  if (from.includes(process.env.KILL_FROM) && !--left) process.kill(process.pid, 'SIGKILL');
};
require('node:module').syncBuiltinESMExports();
`;

/** @returns the variables with which a process in the folder of `killer.cjs` dies */
export const killAfter = (times: number, from: string): Record<string, string> => ({
  NODE_OPTIONS: '--require=./killer.cjs',
  KILL_AFTER: String(times),
  KILL_FROM: from,
});
