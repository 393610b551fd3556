import {expect, it, vi} from 'vitest';
import {tellKeptChunks} from '../../../../src/offline/build/keptChunks';

const group = (...names: string[]) => ({assets: names.map((name) => ({name}))});

it('tells the files of chunks whose name begins with "kept-", each once', () => {
  const namedChunkGroups = {
    main: group('assets/js/main.1.js'),
    'kept-panel': group('assets/js/c.3.js', 'assets/js/c.2.js'),
    'kept-search': group('assets/js/c.2.js'),
  };
  const tell = vi.fn();
  const tap = (_: string, act: (stats: {toJson: () => object}) => void) =>
    act({toJson: () => ({namedChunkGroups})});
  tellKeptChunks(tell).apply({hooks: {done: {tap}}});
  expect(tell).toHaveBeenCalledWith(['/assets/js/c.2.js', '/assets/js/c.3.js']);
});
