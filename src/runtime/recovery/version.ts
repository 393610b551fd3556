import {withBase} from '../../site/base';
import {versionPath} from '../../site/version';

/** Timeout in milliseconds: longer than a round trip on a poor connection (2G: about 1.4 s). */
const timeout = 4000;

/** The version of the site that this page was built with; undefined on the live-reload server. */
export const pageVersion = (): string | undefined => document.documentElement.dataset.version;

/** @returns the published version of the site; undefined when it cannot be fetched */
export async function publishedVersion(): Promise<string | undefined> {
  try {
    const answer = await fetch(withBase(versionPath), {
      cache: 'no-store',
      signal: AbortSignal.timeout(timeout),
    });
    return ((await answer.json()) as {version?: string}).version;
  } catch {
    return undefined;
  }
}

/** @returns whether another version than this page's is published; false when that cannot be fetched */
export async function isUpdated(): Promise<boolean> {
  const version = await publishedVersion();
  return !!version && !!pageVersion() && version !== pageVersion();
}
