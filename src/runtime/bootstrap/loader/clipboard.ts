/** Opens the clipboard while a button is pressed, though what it is to hold comes later: WebKit refuses it after the press. */
import type {Hub} from '../hydration';

/** Asks for the clipboard; the component that takes the held press fills it, and learns there whether it was given. */
export function openClipboard(hub: Hub): void {
  if (typeof ClipboardItem === 'undefined') return;
  let fill!: (content: Promise<Blob>) => void;
  const content = new Promise<Blob>((resolve) => (fill = resolve));
  const written = navigator.clipboard.write([new ClipboardItem({'text/plain': content})]);
  written.catch(() => {});
  hub.fillClipboard = (blob) => {
    hub.fillClipboard = undefined;
    fill(blob);
    return written;
  };
}
