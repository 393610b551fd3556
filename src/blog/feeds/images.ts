/**
 * Pages hold small images as data addresses, which most feed readers drop. A feed names files instead: those of the
 * post's folder, published under its address with their own names, so that old posts in a reader keep their images.
 */
import {createHash} from 'node:crypto';

export type File = {name: string; bytes: Buffer};

const extensions: Record<string, string> = {
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
};

/**
 * @param address `src` of an image on a page
 * @param files what the folder of the post holds
 * @returns the file to publish, or undefined when the address is of a file already
 * @throws Error when the image is of a type that no reader shows
 */
export function imageFile(address: string, files: readonly File[]): File | undefined {
  const [, type, parameters = '', data = ''] =
    /^data:([\w.+-]+\/[\w.+-]+)((?:;[^,;]+)*),(.*)$/s.exec(address) ?? [];
  if (!type) return undefined;
  const isBase64 = parameters.endsWith(';base64');
  const bytes = isBase64 ? Buffer.from(data, 'base64') : Buffer.from(decodeURIComponent(data));
  const own = files.find((file) => file.bytes.equals(bytes));
  if (own) return own;
  const extension = extensions[type];
  if (!extension) throw new Error(`Feeds: an image has the type ${type}, which feed readers do not show.`);
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return {name: `${digest}.${extension}`, bytes};
}
