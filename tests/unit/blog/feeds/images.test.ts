import {describe, expect, it} from 'vitest';
import {imageFile, readDataAddress} from '../../../../src/blog/feeds/images';

describe('readDataAddress', () => {
  it.each([
    ['data:image/png;base64,AAEC', {type: 'image/png', bytes: Buffer.from([0, 1, 2])}],
    ['data:image/svg+xml;charset=utf-8,%3Csvg/%3E', {type: 'image/svg+xml', bytes: Buffer.from('<svg/>')}],
    ['data:image/svg+xml,<svg a=","/>', {type: 'image/svg+xml', bytes: Buffer.from('<svg a=","/>')}],
    ['/img/a.png', undefined],
    ['https://example.com/data:image/png,', undefined],
  ])('%s', (address, image) => {
    expect(readDataAddress(address)).toEqual(image);
  });
});

describe('imageFile', () => {
  it('has the name of the same file in the folder of the post', () => {
    const own = {name: 'map.png', bytes: Buffer.from([0, 1, 2])};
    expect(imageFile('data:image/png;base64,AAEC', [own])).toBe(own);
  });

  it('has a name that depends on nothing but its bytes otherwise', () => {
    expect(imageFile('data:image/png;base64,AAEC', [])?.name).toBe('ae4b3280e56e2faf.png');
  });

  it('refuses what no reader shows', () => {
    expect(() => imageFile('data:text/html,a', [])).toThrow('text/html');
  });
});
