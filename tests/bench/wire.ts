/** A file as a static host sends it: after brotli, or as it is where that is smaller. Headers are not counted. */
import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';

const compress = promisify(brotliCompress);

/** Above this size the best quality takes minutes; 9 gives about 5% more bytes. */
const bestQualityBelow = 2_000_000;

export type Answer = {body: Buffer; encoding?: 'br'};

export async function answerOf(content: string | Buffer): Promise<Answer> {
  const raw = Buffer.from(content);
  const quality = raw.length < bestQualityBelow ? 11 : 9;
  const body = await compress(raw, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}});
  return body.length < raw.length ? {body, encoding: 'br'} : {body: raw};
}
