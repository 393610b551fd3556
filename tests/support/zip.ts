/** Writes a ZIP file as an export of Focus is one: files in order, stored without compression. */
import {crc32} from 'node:zlib';

const signatures = {file: 0x04034b50, entry: 0x02014b50, end: 0x06054b50};

/** What the header of a file and its entry in the directory share. */
function common(name: Buffer, data: Buffer): Buffer {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0); // version of the format
  header.writeUInt16LE(0x21, 8); // 1 January 1980
  header.writeUInt32LE(crc32(data), 10);
  header.writeUInt32LE(data.length, 14);
  header.writeUInt32LE(data.length, 18);
  header.writeUInt16LE(name.length, 22);
  return header;
}

const number = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

/** @param files contents by path */
export function zipOf(files: Record<string, Buffer | string>): Buffer {
  const parts: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of Object.entries(files)) {
    const [name, data] = [Buffer.from(path), Buffer.from(content)];
    const shared = common(name, data);
    const part = Buffer.concat([number(signatures.file), shared, name, data]);
    entries.push(
      Buffer.concat([
        number(signatures.entry),
        Buffer.from([20, 0]),
        shared,
        Buffer.alloc(10),
        number(offset),
        name,
      ]),
    );
    parts.push(part);
    offset += part.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, directory, number(signatures.end), end]);
}
