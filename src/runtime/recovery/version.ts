import {withBase} from '../../site/base';
import {versionPath} from '../../site/version';

/** Milliseconds to wait for the version: longer than a round trip on a poor connection (2G: about 1.4 s). */
const patience = 4000;

/** The version of the site that this page was built with; undefined on the development server. */
export const pageVersion = (): string | undefined => document.documentElement.dataset.version;

/** @returns the version of the site that is published; undefined when the site cannot be asked */
export async function publishedVersion(): Promise<string | undefined> {
  try {
    const answer = await fetch(withBase(versionPath), {
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    return ((await answer.json()) as {version?: string}).version;
  } catch {
    return undefined;
  }
}

/** @returns whether another version than this page's is published; false when the site cannot be asked */
export async function isUpdated(): Promise<boolean> {
  const version = await publishedVersion();
  return !!version && !!pageVersion() && version !== pageVersion();
}
