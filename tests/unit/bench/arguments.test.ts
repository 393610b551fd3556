import {describe, expect, test} from 'vitest';
import {optionsOf} from '../../bench/arguments';
import {sites} from '../../bench/documents/list';
import {peers} from '../../bench/peers';

const known = ['build', 'page', 'dev'];
const parse = (...args: string[]) => optionsOf(args, known, peers);
const names = (...args: string[]) => parse(...args).peers.map(({name}) => name);

describe('the command line of the bench', () => {
  test('without a word means all parts, all peers, three rounds and the sizes of each part', () => {
    expect(parse()).toEqual({
      parts: known,
      sizes: undefined,
      rounds: 3,
      peers,
      documents: sites,
      hasEdit: false,
      isReused: false,
      isPublished: false,
    });
  });

  test('names parts, which run in their own order', () => {
    expect(parse('dev', 'build').parts).toEqual(['build', 'dev']);
  });

  test('takes sizes, rounds and switches', () => {
    const options = parse('build', '--pages', '60,500', '--rounds', '5', '--edit', '--reuse');
    expect(options).toMatchObject({
      sizes: [60, 500],
      rounds: 5,
      hasEdit: true,
      isReused: true,
    });
  });

  test('chooses peers by how their names begin, in the order of the bench', () => {
    expect(names('--only', 'starlight, Help Hub')).toEqual(['Help Hub', 'Starlight 0.42.4']);
  });

  test('chooses documents in the same way', () => {
    expect(parse('--documents', 'box,github').documents.map(({name}) => name)).toEqual(['Box', 'GitHub']);
    expect(() => parse('--documents', 'Hugo')).toThrow(
      '--documents holds "hugo". Expected: names out of OpenAPI Initiative,',
    );
  });

  test('publishes nothing that is not of one run with all', () => {
    expect(parse('--publish').isPublished).toBe(true);
    expect(() => parse('--publish', '--only', 'Help Hub')).toThrow('all peers, built in the same run');
    expect(() => parse('--publish', '--documents', 'Box')).toThrow('all peers, built in the same run');
    expect(() => parse('--publish', '--reuse')).toThrow('all peers, built in the same run');
  });

  test('says what is expected in place of a wrong word', () => {
    expect(() => parse('sleep')).toThrow('There is no part "sleep". Expected: build, page, dev');
    expect(() => parse('--pages', '60,x')).toThrow('--pages holds "x"');
    expect(() => parse('--pages', '5')).toThrow('at least 12');
    expect(() => parse('--rounds', '0')).toThrow('--rounds holds "0"');
    expect(() => parse('--only', 'Hugo')).toThrow('--only holds "hugo". Expected: names out of Help Hub,');
    expect(() => parse('--only', '')).toThrow('--only holds ""');
  });
});
