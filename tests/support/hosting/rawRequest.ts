/** Sends a request as it stands, over a connection of its own: clients of Node would tidy it first. */
import {connect} from 'node:net';

type RawRequest = {
  method: string;
  target: string;
  headers: readonly (readonly [name: string, value: string])[];
};

export type RawAnswer = {
  status: number;
  headers: Map<string, string[]>;
  body: Buffer;
};

function parse(bytes: Buffer): RawAnswer {
  const end = bytes.indexOf('\r\n\r\n');
  const [line = '', ...lines] = bytes.subarray(0, Math.max(0, end)).toString('latin1').split('\r\n');
  const headers = new Map<string, string[]>();
  for (const header of lines) {
    const colon = header.indexOf(':');
    const name = header.slice(0, colon).toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), header.slice(colon + 1).trim()]);
  }
  return {
    status: Number(line.split(' ')[1] ?? 0),
    headers,
    body: bytes.subarray(end + 4),
  };
}

/**
 * @param port on this machine
 * @returns the answer, with status 0 when the server hung up without one
 */
export function ask(port: number, {method, target, headers}: RawRequest): Promise<RawAnswer> {
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'Host: site.example',
    'Connection: close',
    ...headers.map((header) => header.join(': ')),
  ];
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'));
    socket.setTimeout(20_000, () => socket.destroy(new Error(`No answer to ${method} ${target}`)));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' ? resolve(parse(Buffer.concat(chunks))) : reject(error),
    );
    socket.on('close', () => resolve(parse(Buffer.concat(chunks))));
  });
}
