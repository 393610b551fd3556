/** Error codes as JSON for download: facts inserted, Markdown taken away. Pure. */
import {plainText as plain} from '../insertions/plainText';
import {fixersOf, type ErrorCode} from './types';

/** Site path of the page of all codes. */
export const errorCodesPath = '/docs/focus/troubleshooting/error-codes';

const plainOrNull = (markdown: string | undefined) => (markdown === undefined ? null : plain(markdown));

/**
 * @param siteUrl public address of the site, without a final slash
 * @returns the text of the file: the product and every code with the address of its section
 */
export function errorCodesJson(codes: readonly ErrorCode[], siteUrl: string): string {
  const entries = codes.map(({code, message, cause, action, retries, fixedBy}) => ({
    code,
    message,
    cause: plain(cause),
    action: plain(action),
    retries: {automatic: retries.automatic, detail: plainOrNull(retries.detail)},
    fixed_by: {roles: fixersOf(fixedBy), detail: plainOrNull(fixedBy.detail)},
    url: `${siteUrl}${errorCodesPath}#${code.toLowerCase()}`,
  }));
  return `${JSON.stringify({product: 'Focus', codes: entries}, null, 2)}\n`;
}
