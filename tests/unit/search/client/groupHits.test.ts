import {describe, expect, it} from 'vitest';
import {groupHits} from '../../../../src/search/client/groupHits';
import {hitOf} from './hits';

const shape = (...headings: string[][]) =>
  groupHits(headings.map((names) => hitOf(names))).map(({area, hits}) => [
    area,
    hits.map(({view}) => view.title),
  ]);

describe('groupHits', () => {
  it('gives no group for no hit', () => {
    expect(groupHits([])).toEqual([]);
  });

  it('groups by product, the best hit first', () => {
    expect(shape(['Transact', 'Refunds'], ['Focus', 'Home'], ['Transact', 'Errors'])).toEqual([
      ['Transact', ['Refunds', 'Errors']],
      ['Focus', ['Home']],
    ]);
  });

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

  it('makes sections children of their page only below it', () => {
    const [group] = groupHits([
      hitOf(['Focus', 'Audit', 'Export']),
      hitOf(['Focus', 'Audit']),
      hitOf(['Focus', 'Audit', 'Search']),
      hitOf(['Focus', 'Home', 'Cards']),
    ]);
    expect(group?.hits.map(({view, isChild}) => [view.title, isChild])).toEqual([
      ['Export', false],
      ['Audit', false],
      ['Search', true],
      ['Cards', false],
    ]);
  });

  it('keeps the rank of the answer, from 1, whatever is left out or moved', () => {
    const [focus] = groupHits([
      hitOf(['Focus', 'Broken'], {url: 'javascript:alert(1)'}),
      hitOf(['Focus', 'Audit', 'Export']),
      hitOf(['Focus', 'Home']),
      hitOf(['Focus', 'Audit']),
    ]);
    expect(focus?.hits.map(({view, position}) => [view.title, position])).toEqual([
      ['Export', 2],
      ['Audit', 4],
      ['Home', 3],
    ]);
  });

  it('is not confused by names that objects have', () => {
    expect(shape(['constructor', '__proto__'], ['constructor', 'toString'])).toEqual([
      ['constructor', ['__proto__', 'toString']],
    ]);
  });
});
