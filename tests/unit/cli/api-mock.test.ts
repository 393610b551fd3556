/** Real requests to the servers of `npm run api:mock`. */
import {spawn} from 'node:child_process';
import {createServer, type AddressInfo} from 'node:net';
import {describe, expect, it, onTestFinished} from 'vitest';

/** Prism takes seconds to start, twice, on a machine that may be busy. */
const patience = 120_000;

const origin = 'https://help.example.co.uk';

/** The first of two ports next to each other that are free. */
async function freePorts(): Promise<number> {
  const hold = (port: number) =>
    new Promise<number | undefined>((resolve) => {
      const probe = createServer();
      probe.once('error', () => resolve(undefined));
      probe.listen(port, '127.0.0.1', () => {
        const found = (probe.address() as AddressInfo).port;
        probe.close(() => resolve(found));
      });
    });
  for (;;) {
    const port = (await hold(0)) ?? 0;
    if (port < 65535 && (await hold(port + 1))) return port;
  }
}

function start(port: number) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/cli/api-mock.ts'], {
    env: {...process.env, PORT: String(port)},
  });
  onTestFinished(() => void child.kill());
  let output = '';
  const take = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {child, ended, output: () => output};
}

describe('api:mock', () => {
  it(
    'answers for both APIs with examples and CORS, checks requests, and stops both',
    async () => {
      const port = await freePorts();
      const {child, ended, output} = start(port);
      await expect.poll(output, {timeout: patience, interval: 100}).toContain('Ctrl+C stops them');
      const [petstore, auth] = [`http://localhost:${port}`, `http://localhost:${port + 1}`];
      expect(output()).toContain(`openapi/petstore.yaml answers on ${petstore}`);
      expect(output()).toContain(`openapi/auth.yaml answers on ${auth}`);

      const pet = await fetch(`${petstore}/pet/10`, {headers: {api_key: 'samplekey01', Origin: origin}});
      expect(pet.status).toBe(200);
      expect(pet.headers.get('access-control-allow-origin')).toBe(origin);
      expect(await pet.json()).toMatchObject({id: 10, name: 'Biscuit'});

      const token = await fetch(`${auth}/oauth2/token`, {
        method: 'POST',
        headers: {Authorization: `Basic ${btoa('client:secret')}`},
        body: new URLSearchParams({grant_type: 'client_credentials', scope: 'jobs.read'}),
      });
      expect(token.status).toBe(200);
      expect(await token.json()).toMatchObject({token_type: 'Bearer'});

      expect((await fetch(`${petstore}/pet/10`)).status).toBe(401);

      child.kill('SIGINT');
      await ended;
      await Promise.all([petstore, auth].map((url) => expect(fetch(url)).rejects.toThrow()));
    },
    patience,
  );

  it(
    'says what to do when a port is in use',
    async () => {
      const port = await freePorts();
      const holder = createServer();
      await new Promise<void>((resolve) => holder.listen(port + 1, '127.0.0.1', resolve));
      onTestFinished(() => void holder.close());
      const {ended, output} = start(port);
      expect(await ended).toBe(1);
      expect(output()).toContain('Remedy: read its last line; if the port is in use');
    },
    patience,
  );
});
