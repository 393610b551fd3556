/** The listener for hosted fields hears its own frame, from our origin, and nobody else. */
import {runInNewContext} from 'node:vm';
import {expect, it} from 'vitest';
import {fenceTitled, pageAt} from '../../content/corpus';

const program = fenceTitled(pageAt('docs/transact/technical-design.md'), 'In your chat page').value;

it('takes the message of its frame alone', () => {
  const frame = {contentWindow: {}};
  const shown: unknown[] = [];
  let listener: (message: object) => void = () => undefined;
  runInNewContext(program, {
    document: {querySelector: () => frame},
    window: {addEventListener: (_type: string, given: typeof listener) => (listener = given)},
    showComplete: (names: unknown) => shown.push(names),
  });
  const data = {type: 'fields.changed', complete: ['number']};
  const origin = 'https://pay.example.com';
  listener({origin: 'https://pay.example.com.evil.example', source: frame.contentWindow, data});
  listener({origin, source: {}, data});
  listener({origin, source: frame.contentWindow, data: {type: 'fields.ready'}});
  expect(shown).toEqual([]);
  listener({origin, source: frame.contentWindow, data});
  expect(shown).toEqual([['number']]);
});
