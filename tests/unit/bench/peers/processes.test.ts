import {spawn} from 'node:child_process';
import {expect, test} from 'vitest';
import {cpuOf, memoryOf, parseStat} from '../../../bench/peers/processes';

test('the account of a process is read from behind its name, whatever that holds', () => {
  const text = '42 (a) b) c) S 7 1 1 0 -1 0 0 0 0 0 150 50 30 20 20 0 1 0 9';
  expect(parseStat(text)).toEqual({parent: 7, own: 2, children: 0.5});
});

test.runIf(process.platform === 'linux')(
  'time and memory of a process hold those of its children',
  async () => {
    // By its own account, so that it is as much on a machine with other work.
    const busy =
      'for (let used = 0; used < 4e5;) { const {user, system} = process.cpuUsage(); used = user + system; }';
    const code = `require('child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(busy)}]); setInterval(() => {}, 1000); console.log('done');`;
    const child = spawn(process.execPath, ['-e', code]);
    try {
      await new Promise((resolve) => child.stdout.once('data', resolve));
      expect(cpuOf(child.pid ?? 0)).toBeGreaterThan(0.2);
      expect(memoryOf(child.pid ?? 0)).toBeGreaterThan(5e6);
    } finally {
      child.kill();
    }
  },
);
