/**
 * What nginx sends for any file, with the configuration of this site: headers and body. Benches count by it, for our pages
 * and for those of others, so that all are served alike.
 */
import {chmod, mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {notFoundFile} from '../../src/hosting/address';
import {isWorthCompressing} from '../../src/hosting/compress';
import {readPolicy} from '../../src/policy/contract.node';
import {nginxConfiguration} from '../../src/hosting/nginx/configuration';
import {startNginx} from '../support/hosting/nginx';
import {ask, type RawAnswer} from '../support/hosting/rawRequest';
import {smallest} from './smallest';

/** What all browsers take that benches drive. */
const accepted = 'gzip, deflate, br, zstd';

export type NginxWire = {
  /**
   * @param file site path of a file, as it lies in a folder: `/docs/intro.html`
   * @param content of the file
   * @returns the answer over HTTP/1.1; over HTTP/2 names and values of headers are a quarter shorter
   */
  answerOf: (file: string, content: string | Buffer) => Promise<RawAnswer>;
  stop: () => Promise<void>;
};

/**
 * Files are compressed as a build compresses them (src/hosting/compress.ts), when they are first asked for.
 *
 * @throws Error when nginx, or its module for brotli, is not installed
 */
export async function startNginxWire(): Promise<NginxWire> {
  const scratch = await mkdtemp(path.join(tmpdir(), 'help-hub-wire-'));
  // Workers of an nginx that root starts are another user.
  await chmod(scratch, 0o755);
  const root = path.join(scratch, 'site');
  await mkdir(root);
  await writeFile(
    path.join(root, 'nginx.conf'),
    nginxConfiguration({moved: new Map(), policy: readPolicy('build')}, 'localhost'),
  );
  const nginx = await startNginx(root, scratch, ['brotli']).catch((error: unknown) => {
    throw new Error(
      `The bytes of a bench are those that nginx sends, and it does not start. Remedy: install nginx with ngx_brotli (Debian: nginx-light, libnginx-mod-http-brotli-static).`,
      {cause: error},
    );
  });
  const answers = new Map<string, {content: string | Buffer; answer: Promise<RawAnswer>}>();

  async function fetch(file: string, content: string | Buffer): Promise<RawAnswer> {
    const place = path.join(root, file);
    await mkdir(path.dirname(place), {recursive: true});
    await writeFile(place, content);
    await rm(`${place}.br`, {force: true});
    if (isWorthCompressing(file, content.length)) {
      const {body, encoding} = await smallest(content);
      if (encoding) await writeFile(`${place}.br`, body);
    }
    const headers = [['Accept-Encoding', accepted]] as const;
    const answer = await ask(nginx.port, {method: 'GET', target: file, headers});
    if (answer.status !== (file === notFoundFile ? 404 : 200))
      throw new Error(`nginx answers ${file} with status ${answer.status}.`);
    return answer;
  }

  function answerOf(file: string, content: string | Buffer): Promise<RawAnswer> {
    const known = answers.get(file);
    if (known?.content === content) return known.answer;
    const answer = fetch(file, content);
    answers.set(file, {content, answer});
    return answer;
  }

  return {
    answerOf,
    async stop() {
      await nginx.stop();
      await rm(scratch, {recursive: true, force: true});
    },
  };
}
