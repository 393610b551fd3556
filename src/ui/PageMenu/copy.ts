import {fetchText} from '../../runtime/contract';

const copied = 'Copied.';

/** Puts a file into the clipboard, for which WebKit wants a promise during the press; Firefox before 127 takes text only. */
function writeFile(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined')
    return text.then((content) => navigator.clipboard.writeText(content));
  const blob = text.then((content) => new Blob([content], {type: 'text/plain'}));
  return navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

/**
 * @param address of a text file of the site, to be copied
 * @returns what to tell the reader
 */
export async function copyFile(address: string): Promise<string> {
  const text = fetchText(address);
  try {
    await writeFile(text);
    return copied;
  } catch {
    return text.then(
      () => 'Not copied: the browser refused. Select “View as Markdown” and copy the text there.',
      () => 'Not copied: the Markdown did not come. Check the connection and try again.',
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
    return 'Not copied: the browser refused. Copy the address from the bar of the browser.';
  }
}
