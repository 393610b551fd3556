import {Agent, request, type IncomingHttpHeaders, type RequestOptions} from 'node:http';

export type Answer = {status: number; headers: IncomingHttpHeaders; body: Buffer};

/** Milliseconds after which an answer counts as lost. */
const patience = 20_000;

/**
 * A browser with one connection, which it keeps open. A server may close such a connection while a request is on its way
 * to it; browsers then send the request again (RFC 9112, section 9.3.1), and so does this.
 */
export class Client {
  private readonly agent = new Agent({keepAlive: true, maxSockets: 1});

  /** How often a request was sent again. */
  again = 0;

  constructor(private readonly port: number) {}

  /** @throws Error when there is no answer, or it breaks off */
  async get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    const options = {port: this.port, host: '127.0.0.1', path, headers, agent: this.agent};
    const first = await this.send(options);
    if (first !== 'closed') return first;
    this.again += 1;
    const second = await this.send(options);
    if (second === 'closed') throw new Error('two connections were closed without an answer');
    return second;
  }

  close(): void {
    this.agent.destroy();
  }

  private send(options: RequestOptions): Promise<Answer | 'closed'> {
    return new Promise((resolve, reject) => {
      const sent = request(options, (response) => {
        const chunks: Buffer[] = [];
        response
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('error', reject)
          .on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks),
            }),
          );
      });
      sent.setTimeout(patience, () => sent.destroy(new Error(`no answer in ${patience / 1000} s`)));
      sent.on('error', (error: NodeJS.ErrnoException) =>
        sent.reusedSocket && ['ECONNRESET', 'EPIPE'].includes(error.code ?? '')
          ? resolve('closed')
          : reject(error),
      );
      sent.end();
    });
  }
}
