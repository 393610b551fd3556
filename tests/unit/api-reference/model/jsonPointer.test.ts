import {expect, it} from 'vitest';
import {escapeSegment, segmentsOf} from '../../../../src/api-reference/model/jsonPointer';

/** From RFC 6901, sections 5 and 6. */
it.each([
  ['#', []],
  ['#/foo/0', ['foo', '0']],
  ['#/', ['']],
  ['#/a~1b', ['a/b']],
  ['#/c%25d', ['c%d']],
  ['#/m~0n', ['m~n']],
  ['#/~01', ['~1']],
])('%s goes through %j', (reference, segments) => {
  expect(segmentsOf(reference)).toEqual(segments);
});

it.each(['a/b', 'm~n', '~1'])('%s comes back as it was', (name) => {
  expect(segmentsOf(`#/${escapeSegment(name)}`)).toEqual([name]);
});
