/** The clipboard was refused because the press had ended before the loader could ask for it. */
export class PressedEarly extends Error {}

/** Puts text into the clipboard, for which WebKit wants a promise during the press; Firefox before 127 takes text only. */
export function write(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined')
    return text.then((content) => navigator.clipboard.writeText(content));
  const blob = text.then((content) => new Blob([content], {type: 'text/plain'}));
  const {fillClipboard} = window.hub ?? {};
  if (!fillClipboard) return navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
  return fillClipboard(blob).catch(() => Promise.reject(new PressedEarly()));
}
