import {fetchText, isUpdated} from '../../runtime/contract';
import {PressedEarly, write} from '../CopyButton/write';

const copied = 'Copied.';

/** What to tell the reader when the clipboard was refused. */
const refused = (error: unknown, otherwise: string): string =>
  error instanceof PressedEarly ? 'Not copied: the page was still loading. Press again.' : otherwise;

/**
 * Fetches the Markdown of a page.
 *
 * @throws Error when it does not come, or HTML comes in its place, as from a network that asks for a sign-in
 */
async function fetchMarkdown(address: string): Promise<string> {
  const text = await fetchText(address);
  if (!text.startsWith('---')) throw new Error(`${address} is no Markdown`);
  return text;
}

const whyNot = async (): Promise<string> =>
  (await isUpdated())
    ? 'Not copied: this site was updated. Reload the page and try again.'
    : 'Not copied: the Markdown could not be loaded. Check the connection and try again.';

/**
 * After a deployment the Markdown is that of the new version, or gone with its page.
 *
 * @param address of the Markdown of a page, to be copied
 * @returns what to tell the reader
 */
export async function copyMarkdown(address: string): Promise<string> {
  const text = fetchMarkdown(address);
  try {
    await write(text);
    return copied;
  } catch (error) {
    return text.then(
      () =>
        refused(error, 'Not copied: the browser refused. Select “View as Markdown” and copy the text there.'),
      whyNot,
    );
  }
}

/**
 * @param address to be copied
 * @returns what to tell the reader
 */
export async function copyAddress(address: string): Promise<string> {
  try {
    await write(Promise.resolve(address));
    return copied;
  } catch (error) {
    return refused(error, 'Not copied: the browser refused. Copy the address from the address bar.');
  }
}
