/** Which files are kept when they pass: those of pages that were read. What is fetched ahead fills no storage. */
import {base} from '../../site/base';
import {filesOfPage} from '../filesOfPage';

/** Addresses on the host; the worker forgets them whenever the browser stops it, and reads them again. */
const wanted = new Set<string>();

/** Pictures and data that a page asks for while it is read, never ahead. */
const onDemand = ['samples/', 'api/', 'mermaid/', 'images/'].map((folder) => `${base}assets/${folder}`);

/**
 * @param html of a page that was read
 * @returns addresses of its files
 */
export function wantFilesOf(html: string): string[] {
  const files = filesOfPage(html, base);
  for (const file of files) wanted.add(file);
  return files;
}

/** @param url of a request for a file */
export const isWanted = (url: string): boolean => {
  const {pathname} = new URL(url);
  return wanted.has(pathname) || onDemand.some((folder) => pathname.startsWith(folder));
};
