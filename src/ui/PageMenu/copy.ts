import {fetchText, isUpdated} from '../../runtime/contract';

const copied = 'Copied.';

/** Puts a file into the clipboard, for which WebKit wants a promise during the press; Firefox before 127 takes text only. */
function writeFile(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined')
    return text.then((content) => navigator.clipboard.writeText(content));
  const blob = text.then((content) => new Blob([content], {type: 'text/plain'}));
  return navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

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
    await writeFile(text);
    return copied;
  } catch {
    return text.then(
      () => 'Not copied: the browser refused. Select “View as Markdown” and copy the text there.',
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
    await navigator.clipboard.writeText(address);
    return copied;
  } catch {
    return 'Not copied: the browser refused. Copy the address from the address bar.';
  }
}
