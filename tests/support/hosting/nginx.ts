/** A real nginx with the configuration that a build has made for itself, on a free port. */
import {spawn, spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {connect} from 'node:net';
import path from 'node:path';
import {findNginx} from '../../../src/cli/system';
import {withFeatures, type Feature} from '../../../src/hosting/nginx/configuration';
import {freePort} from '../port';

/** @returns whether the installed nginx serves files that brotli has compressed */
function hasBrotli(scratch: string): boolean {
  mkdirSync(scratch, {recursive: true});
  const file = path.join(scratch, 'module.conf');
  writeFileSync(
    file,
    'load_module modules/ngx_http_brotli_static_module.so;\nevents {\n}\nhttp {\n  brotli_static on;\n}\n',
  );
  return spawnSync(findNginx() ?? 'nginx', ['-t', '-c', file, '-e', 'stderr']).status === 0;
}

const isUp = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('close', () => socket.destroy());
    socket.end();
  });

export type Nginx = {
  url: string;
  port: number;
  tlsPort: number;
  stop: () => Promise<void>;
};

/** @throws Error when the folder holds no configuration */
function madeBy(root: string): string {
  const made = path.join(root, 'nginx.conf');
  if (!existsSync(made)) throw new Error(`${made} is missing. Remedy: build the site.`);
  return readFileSync(made, 'utf8');
}

/**
 * @param root folder of a build
 * @param scratch a folder for the configuration, the pid and temporary files, and for `certificate.pem` and `.key`
 * @param features lines of the configuration that count
 * @throws Error with the log when nginx does not start
 */
export async function startNginx(
  root: string,
  scratch: string,
  features: readonly Feature[] = hasBrotli(scratch) ? ['brotli'] : [],
): Promise<Nginx> {
  const [port, tlsPort] = [await freePort(), await freePort()];
  mkdirSync(scratch, {recursive: true});
  const file = path.join(scratch, 'nginx.conf');
  const configuration = withFeatures(madeBy(root), features)
    .replaceAll('ROOT/../', `${scratch}/`)
    .replaceAll('ROOT', path.resolve(root))
    .replaceAll('TLS_PORT', `127.0.0.1:${tlsPort}`)
    .replaceAll('listen PORT', `listen 127.0.0.1:${port}`);
  writeFileSync(file, configuration);
  const nginx = spawn(findNginx() ?? 'nginx', ['-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  nginx.stderr.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  const deadline = Date.now() + 10_000;
  for (const opened of features.includes('tls') ? [port, tlsPort] : [port])
    while (!(await isUp(opened))) {
      if (nginx.exitCode !== null || Date.now() > deadline)
        throw new Error(`nginx does not answer on ${opened} (code ${nginx.exitCode}): ${log}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    tlsPort,
    stop: () =>
      new Promise((resolve) => {
        if (nginx.exitCode !== null) return resolve();
        nginx.once('exit', () => resolve());
        nginx.kill('SIGTERM');
      }),
  };
}
