import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {sourceOf} from '../api-reference/contract';
import type {SpecificationEntry} from '../site/apis';

/**
 * @param folder where a document may be written
 * @returns the file of an API's document, or, with overlays, of what they make of it
 * @throws Error when the document or an overlay cannot be read
 */
export async function mockFile(entry: SpecificationEntry, folder: string): Promise<string> {
  if (!entry.overlays?.length) return entry.file;
  const file = path.join(folder, path.basename(entry.file));
  writeFileSync(file, await sourceOf(entry));
  return file;
}
