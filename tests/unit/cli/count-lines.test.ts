import {afterEach, describe, expect, it, vi} from 'vitest';
import {runCountingLines} from '../../../src/cli/count-lines';

const made = /^Made/;
const node = (script: string, report?: (count: number) => void) =>
  runCountingLines(process.execPath, ['-e', script], made, report);

afterEach(() => vi.restoreAllMocks());

describe('runCounting', () => {
  it('counts what went well, in colour too, and prints the rest', async () => {
    const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const report = vi.fn();
    const lines = ['Made a', '', '\u001b[32mMade b\u001b[39m', 'A warning'];
    expect(await node(`console.log(${JSON.stringify(lines.join('\n'))})`, report)).toBe(0);
    expect(report.mock.calls).toEqual([[2]]);
    expect(print.mock.calls).toEqual([['A warning']]);
  });

  it('gives the exit code of a failure, and reports no success', async () => {
    const report = vi.fn();
    expect(await node('process.exit(3)', report)).toBe(3);
    expect(report).not.toHaveBeenCalled();
  });

  it('rejects when there is no such command', async () => {
    await expect(runCountingLines('no-such-command-here', [], made)).rejects.toThrow('ENOENT');
  });

  it('keeps news of newer versions of Docusaurus to itself', async () => {
    expect(await node('process.exit(process.env.NO_UPDATE_NOTIFIER === "1" ? 0 : 1)')).toBe(0);
  });
});
