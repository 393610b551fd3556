import {expect, it} from 'vitest';
import {ico} from '../../../../src/site-files/icons/ico';

const pictures = [
  {size: 16, png: Buffer.from('small')},
  {size: 32, png: Buffer.from('larger one')},
];

it('lists each picture with its size and place', () => {
  const file = ico(pictures);
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 2]);
  const found = pictures.map((_, index) => {
    const entry = 6 + 16 * index;
    const [length, offset] = [file.readUInt32LE(entry + 8), file.readUInt32LE(entry + 12)];
    return {size: file.readUInt8(entry), png: file.subarray(offset, offset + length)};
  });
  expect(found).toEqual(pictures);
});
