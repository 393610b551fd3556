/** A server on the loopback interface that keeps what it was sent. */
import {createServer, type IncomingHttpHeaders} from 'node:http';
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

export async function startServer(answer: (received: Received) => Reply | NoReply): Promise<Server> {
  const requests: Server['requests'] = [];
  const server = createServer((request, response) => {
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
      response.writeHead(reply.status, reply.headers);
      const {body} = reply;
      if (typeof body === 'object' && !Buffer.isBuffer(body)) Readable.from(body).pipe(response);
      else response.end(body);
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
