import {describe, expect, it} from 'vitest';
import {groupHits} from '../../../../src/search/client/groupHits';
import {hitOf} from './hits';

const shape = (...headings: string[][]) =>
  groupHits(headings.map((names) => hitOf(names))).map(({area, hits}) => [
    area,
    hits.map(({view}) => view.title),
  ]);

describe('groupHits', () => {
  it('brings the sections of a page together', () => {
    expect(
      shape(['Focus', 'Audit', 'Export'], ['Focus', 'Home'], ['Focus', 'Audit'], ['Focus', 'Home', 'Cards']),
    ).toEqual([['Focus', ['Export', 'Audit', 'Home', 'Cards']]]);
  });

  it('shows five hits of a product at most', () => {
    const six = Array.from({length: 6}, (_, index) => ['Focus', `Page ${index}`]);
    expect(shape(...six, ['Transact', 'Refunds'])).toEqual([
      ['Focus', ['Page 0', 'Page 1', 'Page 2', 'Page 3', 'Page 4']],
      ['Transact', ['Refunds']],
    ]);
  });

  it('folds sections of the API reference with equal titles, and no others', () => {
    const answers = (area: string) =>
      ['Create a key', 'Delete a key', 'Read a key'].map((page) => hitOf([area, page, 'Response samples']));
    const [group] = groupHits(answers('API reference'));
    expect(group?.hits.map(({hit}) => [hit.hierarchy.lvl1, hit.folded])).toEqual([['Create a key', 2]]);
    expect(groupHits(answers('Focus'))[0]?.hits).toHaveLength(3);
  });
});
