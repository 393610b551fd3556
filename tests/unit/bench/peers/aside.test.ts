import {existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';

const home = vi.hoisted(() => ({path: ''}));
vi.mock('../../../bench/peers/peer', () => ({
  get home() {
    return home.path;
  },
}));

beforeAll(() => {
  home.path = mkdtempSync(path.join(tmpdir(), 'help-hub-aside-'));
});
afterAll(() => rmSync(home.path, {recursive: true, force: true}));

it('puts files and folders out of the way and removes them at the end', async () => {
  const {putAside} = await import('../../../bench/peers/aside');
  const folder = path.join(home.path, 'site');
  const aside = path.join(home.path, 'aside');
  mkdirSync(aside);
  writeFileSync(path.join(aside, 'left'), 'by a bench that was stopped');

  putAside(folder);
  expect(readdirSync(aside)).toEqual(['left']);

  for (const round of [1, 2]) {
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'page'), String(round));
    putAside(folder);
    expect(existsSync(folder)).toBe(false);
    expect(readdirSync(aside)).toHaveLength(round);
  }

  const [remove] = process.listeners('exit').slice(-1);
  remove?.(0);
  expect(existsSync(aside)).toBe(false);
});
