/** A zone in master-file form (RFC 1035, section 5), as pages show it, and a server that answers from it. */
import {createSocket, type Socket} from 'node:dgram';

type DnsRecord = {name: string; ttl: number; type: 'CNAME' | 'MX' | 'TXT'; data: string[]};

const line = /^(\S+\.)\s+(\d+)\s+IN\s+(CNAME|MX|TXT)\s+(.+)$/;

/**
 * @throws Error that names a line which is no record
 * @returns records; a TXT record has its strings as data, without quotation marks
 */
export function readZone(text: string): DnsRecord[] {
  const joined = text.replace(/\(([^()]*)\)/g, (_, inner: string) => inner.replace(/\s*\n\s*/g, ' '));
  return joined.split('\n').map((entry) => {
    const [, name = '', ttl = '', type, data = ''] = line.exec(entry.trim()) ?? [];
    if (!type) throw new Error(`This is no record: ${entry}`);
    const strings =
      type === 'TXT' ? data.match(/"[^"]*"/g)?.map((part) => part.slice(1, -1)) : data.split(/\s+/);
    if (type === 'TXT' && data.replace(/"[^"]*"/g, '').trim())
      throw new Error(`A string has no quotation marks: ${entry}`);
    if (strings?.some((part) => part.length > 255)) throw new Error(`A string is too long: ${entry}`);
    return {name, ttl: Number(ttl), type: type as DnsRecord['type'], data: strings ?? []};
  });
}

/** Follows aliases. @returns the whole text of each TXT record of the name */
export function textsAt(zone: DnsRecord[], name: string, hops = 0): string[] {
  if (hops > 8) throw new Error(`The aliases of ${name} do not end.`);
  const here = zone.filter((record) => record.name === `${name.replace(/\.$/, '')}.`);
  const alias = here.find(({type}) => type === 'CNAME')?.data[0];
  if (alias) return textsAt(zone, alias, hops + 1);
  return here.filter(({type}) => type === 'TXT').map(({data}) => data.join(''));
}

const types = {CNAME: 5, MX: 15, TXT: 16} as const;

const sized = (bytes: Buffer) => Buffer.concat([Buffer.from([bytes.length]), bytes]);
const nameBytes = (name: string) => Buffer.concat(name.split('.').map((label) => sized(Buffer.from(label))));
const number = (value: number, bytes: 2 | 4) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

function dataBytes({type, data}: DnsRecord): Buffer {
  if (type === 'TXT') return Buffer.concat(data.map((text) => sized(Buffer.from(text))));
  const [first = '', second = ''] = data;
  return type === 'CNAME' ? nameBytes(first) : Buffer.concat([number(Number(first), 2), nameBytes(second)]);
}

function answer(zone: DnsRecord[], query: Buffer): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('ascii', at + 1, at + 1 + length));
    at += length + 1;
  }
  const end = at + 5;
  const asked = query.readUInt16BE(at + 1);
  const found = zone.filter(
    ({name, type}) => name.toLowerCase() === `${labels.join('.')}.`.toLowerCase() && types[type] === asked,
  );
  const records = found.map((record) => {
    const data = dataBytes(record);
    return Buffer.concat([
      number(0xc00c, 2),
      number(types[record.type], 2),
      number(1, 2),
      number(record.ttl, 4),
      number(data.length, 2),
      data,
    ]);
  });
  const head = [query.subarray(0, 2), number(0x8580, 2), number(1, 2), number(found.length, 2), number(0, 4)];
  return Buffer.concat([...head, query.subarray(12, end), ...records]);
}

/** @returns the port of a server on the loopback interface, and what stops it */
export async function serveZone(zone: DnsRecord[]): Promise<{port: number; close: () => Promise<void>}> {
  const socket: Socket = createSocket('udp4');
  socket.on('message', (query, {port, address}) => socket.send(answer(zone, query), port, address));
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  const {port} = socket.address();
  return {port, close: () => new Promise((resolve) => socket.close(() => resolve()))};
}
