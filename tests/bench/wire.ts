/** Bytes that a browser gets for a file: headers and body, from nginx with the configuration of the build. */
import {test as base} from '@playwright/test';
import {startNginx, type Nginx} from '../support/hosting/nginx';
import {ask, type RawAnswer} from '../support/hosting/rawRequest';
import {skipWithout} from '../e2e/skip';

/** What all browsers of the site take. */
const accepted = 'gzip, deflate, br, zstd';

export type Wire = {
  /**
   * @param pathname site path
   * @returns what nginx sends over HTTP/1.1; over HTTP/2 names and values of headers are a quarter shorter
   * @throws Error when there is nothing
   */
  answerOf: (pathname: string) => Promise<RawAnswer>;
  /** @returns bytes of that answer */
  bytesOf: (pathname: string) => Promise<number>;
};

/**
 * Starts nginx for the tests of a file, which are left out where it, or its module for brotli, is not installed.
 *
 * @param test of the file
 */
export function wireFor(test: Pick<typeof base, 'beforeAll' | 'afterAll'>): Wire {
  let nginx: Nginx | undefined;
  const answers = new Map<string, Promise<RawAnswer>>();
  test.beforeAll(async () => {
    skipWithout('nginx');
    skipWithout('ngx_brotli');
    nginx = await startNginx('build', `${base.info().outputDir}-wire`, ['brotli']);
  });
  test.afterAll(() => nginx?.stop());

  async function get(target: string): Promise<RawAnswer> {
    const headers = [['Accept-Encoding', accepted]] as const;
    const answer = await ask(nginx?.port ?? 0, {method: 'GET', target, headers});
    if (answer.status !== 200) throw new Error(`${target} answers ${answer.status}. Remedy: build the site.`);
    return answer;
  }

  function answerOf(pathname: string): Promise<RawAnswer> {
    const answer = answers.get(pathname) ?? get(pathname);
    answers.set(pathname, answer);
    return answer;
  }

  return {answerOf, bytesOf: async (pathname) => (await answerOf(pathname)).bytes};
}
