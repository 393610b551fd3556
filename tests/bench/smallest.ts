/** A file as a static host sends it. */
import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';

const compress = promisify(brotliCompress);

/** Above this size the best quality takes minutes; 9 gives about 5% more bytes. */
const bestQualityBelow = 2_000_000;

export type Body = {body: Buffer; encoding?: 'br'};

/** @returns the content after brotli, or as it is where that is smaller */
export async function smallest(content: string | Buffer): Promise<Body> {
  const raw = Buffer.from(content);
  const quality = raw.length < bestQualityBelow ? 11 : 9;
  const body = await compress(raw, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}});
  return body.length < raw.length ? {body, encoding: 'br'} : {body: raw};
}
