/** Error codes as JSON for download: facts inserted, Markdown taken away. Pure. */
import {insertFacts} from '../insertions/factTexts';
import type {ErrorCode} from './types';

const page = '/docs/focus/troubleshooting/error-codes';

/** Links become their text, because an address inside a sentence would only be right on the page. */
function plain(markdown: string): string {
  return insertFacts(markdown)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/`([^`]+)`/g, '$1');
}

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
    fixed_by: {roles: fixedBy.who, detail: plainOrNull(fixedBy.detail)},
    url: `${siteUrl}${page}#${code.toLowerCase()}`,
  }));
  return `${JSON.stringify({product: 'Focus', codes: entries}, null, 2)}\n`;
}
