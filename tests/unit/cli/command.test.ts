import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {runCommand} from '../../../src/cli/command';

describe('runCommand', () => {
  it.each([0, 3])('gives the exit code %i', async (code) => {
    expect(await runCommand(process.execPath, ['-e', `process.exit(${code})`])).toBe(code);
  });

  it('adds variables, and removes those that are undefined', async () => {
    const script = 'process.exit(process.env.ADDED === "yes" && !("HOME" in process.env) ? 0 : 1)';
    expect(await runCommand(process.execPath, ['-e', script], {ADDED: 'yes', HOME: undefined})).toBe(0);
  });

  it('keeps news of newer versions of Docusaurus to itself', async () => {
    const script = 'process.exit("NO_UPDATE_NOTIFIER" in process.env ? 0 : 1)';
    expect(await runCommand(process.execPath, ['-e', script])).toBe(0);
  });

  it('has no script that runs Docusaurus with its news', () => {
    const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};
    const loud = Object.values(scripts).filter((script) => /(^|&& |npx )docusaurus\b/.test(script));
    expect(loud).toEqual([]);
  });

  it('counts a killed command as failed', async () => {
    expect(await runCommand(process.execPath, ['-e', 'process.kill(process.pid, "SIGKILL")'])).toBe(1);
  });

  it('rejects when there is no such command', async () => {
    await expect(runCommand('no-such-command-here', [])).rejects.toThrow('ENOENT');
  });
});
