/** A server on the loopback interface that keeps what it was sent. */
import {createServer, type IncomingHttpHeaders, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {Readable} from 'node:stream';

export type Received = {
  method: string;
  /** Path without the query. */
  path: string;
  query: Record<string, string>;
  /** Path and query as they were sent. */
  target: string;
  headers: IncomingHttpHeaders;
  body: string;
};

export type Reply = {
  status: number;
  headers?: Record<string, string>;
  /** Parts are sent one by one, as they come. */
  body?: string | Buffer | AsyncIterable<string>;
  /** The connection breaks inside the body, which was announced as longer. */
  isCut?: boolean;
  /** How long the answer lets its reader wait. */
  delayMs?: number;
};

/** The connection breaks instead of an answer; `hang` leaves it open until the server closes. */
export type NoReply = 'reset' | 'hang';

export type Server = {
  url: string;
  /** Requests with the status they were answered with (0: none), the oldest first. */
  requests: (Received & {status: number})[];
  close: () => Promise<void>;
};

/** @returns a reply whose body is JSON; errors of Focus are `application/problem+json` */
export function json(status: number, value: unknown, type = 'application/json'): Reply {
  return {status, headers: {'Content-Type': type}, body: JSON.stringify(value)};
}

function send(response: ServerResponse, {status, headers, body = '', isCut}: Reply): void {
  if (isCut && (typeof body === 'string' || Buffer.isBuffer(body))) {
    response.writeHead(status, {...headers, 'Content-Length': Buffer.byteLength(body) + 500});
    response.write(body, () => response.socket?.destroy());
    return;
  }
  response.writeHead(status, headers);
  if (typeof body === 'object' && !Buffer.isBuffer(body)) Readable.from(body).pipe(response);
  else response.end(body);
}

/**
 * @param answer what the server says to a request that it has read
 * @param isReset whether the connection breaks before the body of a request is read
 */
export async function startServer(
  answer: (received: Received) => Reply | NoReply,
  isReset: (request: {method: string; target: string}) => boolean = () => false,
): Promise<Server> {
  const requests: Server['requests'] = [];
  const server = createServer((request, response) => {
    if (isReset({method: request.method ?? '', target: request.url ?? '/'})) {
      request.socket.destroy();
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const {pathname, searchParams} = new URL(request.url ?? '/', 'http://localhost');
      const received: Received = {
        method: request.method ?? '',
        path: pathname,
        query: Object.fromEntries(searchParams),
        target: request.url ?? '/',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      };
      const reply = answer(received);
      if (typeof reply === 'string') {
        requests.push({...received, status: 0});
        if (reply === 'reset') request.socket.destroy();
        return;
      }
      requests.push({...received, status: reply.status});
      if (reply.delayMs) setTimeout(() => send(response, reply), reply.delayMs);
      else send(response, reply);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
}
