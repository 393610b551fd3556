/** What a network and a sender do to a receiver of webhooks. */
import {spawn} from 'node:child_process';
import {connect} from 'node:net';
import {onTestFinished} from 'vitest';

export type Message = {headers: Record<string, string>; body: string};

type Receiver = {
  port: number;
  /** Lines that it has printed, from all its starts in this folder. */
  printed: string[];
  /** Kills it. */
  stop: () => Promise<void>;
};

/**
 * @param folder of the program, in which it keeps what it keeps
 * @param printed lines so far, which the receiver adds to
 * @throws Error when it says something else than its port
 */
export async function startReceiver(
  folder: string,
  command: string,
  args: string[],
  variables: Record<string, string>,
  printed: string[] = [],
): Promise<Receiver> {
  const child = spawn(command, args, {cwd: folder, env: {...process.env, ...variables, PORT: '0'}});
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = () => {
    child.kill('SIGKILL');
    return ended;
  };
  onTestFinished(stop);
  let rest = '';
  child.stdout.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split('\n');
    rest = lines.pop() ?? '';
    printed.push(...lines);
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      const [, number] = /port (\d+)/.exec(chunk.toString()) ?? [];
      if (number) resolve(Number(number));
      else reject(new Error(chunk.toString()));
    });
    child.on('exit', () => reject(new Error('The receiver ended before it listened.')));
  });
  return {port, printed, stop};
}

/** @returns the status of the answer; 0 when the connection broke */
export async function post(port: number, path: string, {headers, body}: Message): Promise<number> {
  try {
    const sent = {'Content-Type': 'application/json', ...headers};
    return (await fetch(`http://127.0.0.1:${port}${path}`, {method: 'POST', headers: sent, body})).status;
  } catch {
    return 0;
  }
}

/** A connection that sends these bytes, and then breaks or stays idle. */
export function half(port: number, bytes: string, then: 'break' | 'idle'): Promise<() => void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes, () => {
        if (then === 'break') socket.resetAndDestroy();
        resolve(() => socket.destroy());
      });
    });
    socket.on('error', () => undefined);
  });
}

/** Starts of a request that never becomes whole: none, in the headers, before the body, in the body, in a chunk. */
export const halves: string[] = [
  '',
  'POST / HTTP/1.1\r\nHost: a\r\n',
  'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n',
  'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nabc',
  'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nff\r\nabc',
];
