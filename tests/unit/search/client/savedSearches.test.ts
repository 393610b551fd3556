import {afterEach, expect, it, vi} from 'vitest';
import {openMemory} from '../../../../src/search/client/savedSearches';

afterEach(() => void vi.unstubAllGlobals());

it('leaves out stored entries that cannot be shown, and keeps the others', () => {
  const entry = {
    objectID: '1',
    url: 'https://help.example/docs/intro',
    hierarchy: {lvl0: 'Focus', lvl1: null},
  };
  const stored = [null, {...entry, hierarchy: {lvl0: {}}}, {...entry, url: 'javascript:'}, {}, entry];
  vi.stubGlobal('location', new URL('https://help.example/docs/intro'));
  vi.stubGlobal('localStorage', {getItem: () => JSON.stringify(stored)});
  expect(openMemory('help-uk').now().recent).toEqual([entry]);
});
