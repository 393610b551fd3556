import {setFlagsFromString} from 'node:v8';
import type {Plugin} from '@docusaurus/types';

/** What V8 calls the running after which it optimises a function: its name, and a budget of three to six times its own. */
const budgets: Readonly<Record<string, string>> = {
  v20: '--interrupt-budget=400000',
  v22: '--invocation-count-for-turbofan=9000',
};

/**
 * @param version of Node, such as `v20.19.0`
 * @returns the flag for its V8; undefined for a version that is not known
 */
export function flagFor(version: string): string | undefined {
  return budgets[version.slice(0, version.indexOf('.'))];
}

/**
 * A build loads thousands of functions and runs most of them for a short time. V8 would spend a sixth of the build
 * optimising functions that have done their work by then; it now waits until a function has proved that it goes on.
 */
export default function lateOptimising(): Plugin {
  const flag = flagFor(process.version);
  if (flag) setFlagsFromString(flag);
  return {name: 'late-optimising'};
}
