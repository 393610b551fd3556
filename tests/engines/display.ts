/** A display in memory with a window manager, without which windows have no size. */
import {start} from './processes';

type Display = {variables: {DISPLAY: string}; close: () => Promise<void>};

/** @throws Error when Xvfb or openbox does not start */
export async function openDisplay(env: NodeJS.ProcessEnv): Promise<Display> {
  // Xvfb takes a free number and writes it to the file descriptor.
  const server = await start(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1700x1300x24', '-nolisten', 'tcp'],
    env,
    ['pipe'],
  );
  const number = await new Promise<string>((resolve, reject) => {
    server.child.stdio[3]?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    server.child.once('exit', () => reject(new Error(`Xvfb did not start: ${server.output()}`)));
  });
  const variables = {DISPLAY: `:${number}`};
  const manager = await start('openbox', [], {...env, ...variables});
  return {
    variables,
    close: async () => {
      await manager.stop();
      await server.stop();
    },
  };
}
