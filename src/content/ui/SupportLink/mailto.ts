/** The address of an email to support: `mailto:` with a subject and a body to fill in (RFC 6068). */
import {supportEmail} from '../../../site/contact';

/** Each line of the body is a heading that the writer completes. */
type Mail = {subject: string; headings: readonly string[]};

/** The emails that the support page offers. */
export const mails = {
  request: {
    subject: 'Support request: product, severity, short summary',
    headings: [
      'Product and screen, or endpoint',
      'Account ID',
      'Error code and request ID',
      'Time of the problem (UTC)',
      'IDs of examples',
      'What I did, and expected',
      'What happened instead',
      'Who is affected, and who is not',
      'What I tried',
    ],
  },
  security: {
    subject: 'Security report: product, short summary',
    headings: ['What is affected', 'How to reproduce it', 'What an attacker could gain', 'How to reach me'],
  },
  accessibility: {
    subject: 'Accessibility: page or screen, short summary',
    headings: ['Page or screen', 'What stops me', 'Assistive technology', 'Format that I need'],
  },
} satisfies Record<string, Mail>;

/** What the browser can say about the reader's visit. */
export type Visit = {
  /** Address of the page from which the reader came. */
  page: string;
  /** Name and version, as the browser gives them. */
  browser: string;
  /** What the reader searched for in vain. */
  query?: string | null;
};

/** Longest value in its encoded form: with three of them, an address stays under the 2,083 characters that Windows takes. */
const maxEncoded = 360;

/** One line that can be encoded: lone surrogates have no UTF-8. */
function lineOf(value: string): string {
  return value
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

function shortened(value: string): string {
  let text = '';
  let length = 0;
  for (const character of lineOf(value)) {
    length += encodeURIComponent(character).length;
    if (length > maxEncoded) return `${text}…`;
    text += character;
  }
  return text;
}

/**
 * @param visit left out in the static page, where nothing is known of the reader
 * @returns an address that opens an email; nothing is sent before the reader sends it
 */
export function mailto({subject, headings}: Mail, visit?: Visit): string {
  const {page = '', browser = '', query} = visit ?? {};
  const known = [`Page: ${shortened(page)}`, `Browser: ${shortened(browser)}`].map((line) => line.trimEnd());
  const asked = query ? [`Searched for: ${shortened(query)}`] : [];
  const body = [...headings.map((heading) => `${heading}:`), ...known, ...asked].join('\r\n');
  return `mailto:${supportEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
