import logger from '@docusaurus/logger';
import {expect, it, vi} from 'vitest';
import {standAside} from '../../../src/docusaurus/standAside';

it('gives what a patch makes', () => {
  expect(standAside('example', () => 1)).toBe(1);
});

it('warns of a patch that meets an unknown shape, and goes on without it', () => {
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => {});
  const unknown = () => {
    throw new Error('registry.js has another shape');
  };
  expect(standAside('example', unknown)).toBeUndefined();
  expect(warn).toHaveBeenCalledWith(
    expect.stringMatching(/"example"[^]*registry\.js has another shape[^]*Remedy/),
  );
  warn.mockRestore();
});
