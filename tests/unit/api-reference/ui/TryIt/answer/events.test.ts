import {expect, it} from 'vitest';
import {eventsIn, isStream} from '../../../../../../src/api-reference/ui/TryIt/answer/events';

it.each([
  [
    'text/event-stream; charset=utf-8',
    ': hello\nevent: added\nid: 7\ndata: {"a":\ndata: 1}\n\ndata: x\n\ndata: not yet whole',
    [
      {type: 'added', id: '7', data: '{"a":\n1}'},
      {data: 'x', type: undefined, id: undefined},
    ],
  ],
  ['application/x-ndjson', '{"a":1}\n\n{"a":2}\r\n', [{data: '{"a":1}'}, {data: '{"a":2}'}]],
  ['application/json-seq', '\u001e{"a":1}\n\u001e2\n', [{data: '{"a":1}'}, {data: '2'}]],
  ['application/geo+json-seq', '\u001e{}\n', [{data: '{}'}]],
])('%s', (type, text, events) => {
  expect(isStream(type)).toBe(true);
  expect(eventsIn(type, text)).toEqual(events);
});

it('other types are no streams', () => {
  expect(isStream('application/json')).toBe(false);
  expect(eventsIn('application/json', '{}')).toEqual([]);
});
