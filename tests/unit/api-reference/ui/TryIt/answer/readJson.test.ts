import {describe, expect, it} from 'vitest';
import {readerFor} from '../../../../../../src/api-reference/ui/TryIt/answer/readJson';
import {WrittenNumber} from '../../../../../../src/api-reference/ui/TryIt/answer/writtenNumber';

const read = async (text: string) => (await readerFor(text))(text);
/** The text as it came, in one line. */
const oneLine = (text = '') => text.replace(/\n\s*/g, '');

describe('readerFor', () => {
  it.each([
    '{"id":9007199254740993}',
    '[10.00,-0,1E400,0.1000000000000000055511151231257827]',
    '9007199254740993',
    '{"price":10.50,"text":"9007199254740993 \\" 10.00"}',
  ])('keeps the digits of %s', async (text) =>
    expect(oneLine((await read(text))?.text).replaceAll('": ', '":')).toBe(text),
  );

  it('gives numbers as they were written, and everything else as it is', async () => {
    expect((await read('{"id":9007199254740993,"list":[1,null,"a"]}'))?.value).toEqual({
      id: new WrittenNumber('9007199254740993'),
      list: [new WrittenNumber('1'), null, 'a'],
    });
  });

  it('leaves numbers that JavaScript keeps to JavaScript', async () => {
    expect((await read('{"id":10,"price":10.5}'))?.value).toEqual({id: 10, price: 10.5});
  });

  it('takes nobody’s object for a number', async () => {
    const text = '{"isLosslessNumber":true,"value":"x","id":9007199254740993}';
    expect((await read(text))?.value).toMatchObject({isLosslessNumber: true, value: 'x'});
  });

  it('reads what a strict reader refuses, and nothing that is no JSON', async () => {
    expect((await read('{"a":10.00,"a":2}'))?.value).toEqual({a: 2});
    expect(await read('{"a":10.00')).toBeUndefined();
    expect(await read('no JSON')).toBeUndefined();
  });
});
