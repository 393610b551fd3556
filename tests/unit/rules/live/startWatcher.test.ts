import {beforeEach, expect, it, vi} from 'vitest';
import {watchPages} from '../../../../src/rules/live/startWatcher';

type Watcher = {connected: boolean; sent: unknown[]; send: (file: unknown) => void; disconnect: () => void};

const started: Watcher[] = [];

vi.mock('../../../../src/docusaurus/contract.node', () => ({
  startBeside(): Watcher {
    const sent: unknown[] = [];
    const watcher: Watcher = {
      connected: true,
      sent,
      send: (file) => void sent.push(file),
      disconnect: () => void (watcher.connected = false),
    };
    started.push(watcher);
    return watcher;
  },
}));

beforeEach(() => started.splice(0));

it('a file is checked by the process that is there', () => {
  const watcher = watchPages('.', () => undefined);
  watcher.check('docs/a.md');
  watcher.check('docs/b.md');
  expect(started.map(({sent}) => sent)).toEqual([['docs/a.md', 'docs/b.md']]);
});

it('a process that has died is started again for the next file', () => {
  const watcher = watchPages('.', () => undefined);
  started[0]!.connected = false;
  watcher.check('docs/a.md');
  expect(started.map(({sent}) => sent)).toEqual([[], ['docs/a.md']]);
  watcher.end();
  expect(started[1]!.connected).toBe(false);
});
