/** The container of `favicon.ico`: a header, an entry for each picture, then the pictures, which may be PNG since Windows Vista. */

type Picture = {
  /** Side in pixels, at most 255. */
  size: number;
  png: Buffer;
};

const headerLength = 6;
const entryLength = 16;

/**
 * @param pictures squares
 * @returns the file
 */
export function ico(pictures: readonly Picture[]): Buffer {
  const header = Buffer.alloc(headerLength);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = headerLength + entryLength * pictures.length;
  const entries = pictures.map(({size, png}) => {
    const entry = Buffer.alloc(entryLength);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    // One plane of 32 bits a point.
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({png}) => png)]);
}
