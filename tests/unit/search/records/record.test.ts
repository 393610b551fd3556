import {expect, it} from 'vitest';
import {titleOf} from '../../../../src/search/records/record';
import {page} from '../../../support/records';

it('calls the deepest heading the title of a record', () => {
  expect(titleOf(page('Retention', '', {type: 'lvl2', hierarchy: {lvl2: 'How precedence works'}}))).toBe(
    'How precedence works',
  );
});

it('gives an untitled record an empty title', () => {
  expect(titleOf(page('Retention', '', {type: 'lvl3'}))).toBe('');
});
