/** A picture for the pages: a PNG too large to be put into the page itself, which generators do with small ones. */
import {crc32, deflateSync} from 'node:zlib';
import {randomFrom} from '../random';

const width = 640;
const height = 320;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, check]);
}

/** @returns a greyscale PNG of blocks and some grain, about 20 kB */
export function picture(): Buffer {
  const random = randomFrom(3);
  const shades = Array.from({length: 64}, () => 40 + random.below(200));
  const rows = Array.from({length: height}, (_, y) => {
    const row = Buffer.alloc(width + 1);
    for (let x = 0; x < width; x += 1) {
      const shade = shades[(y >> 5) * 6 + (x >> 6)] ?? 128;
      row[x + 1] = shade + (random.chance(0.06) ? random.below(12) : 0);
    }
    return row;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows), {level: 9})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
