import {versionPath} from '../config/site';

/** Milliseconds to wait for the version: longer than a round trip on a poor connection (2G: about 1.4 s). */
const patience = 4000;

/** The version of the site that this page was built with; undefined on the development server. */
export const pageVersion = (): string | undefined => document.documentElement.dataset.version;

/**
 * Asks the site for its version.
 *
 * @returns whether another version than this page's is published; false when the site cannot be asked
 */
export async function isUpdated(): Promise<boolean> {
  try {
    const answer = await fetch(versionPath, {cache: 'no-store', signal: AbortSignal.timeout(patience)});
    const {version} = (await answer.json()) as {version?: unknown};
    return !!version && !!pageVersion() && version !== pageVersion();
  } catch {
    return false;
  }
}
