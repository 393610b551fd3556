/** What servers send, whichever they are: the one table of addresses and headers. */
import {policyFile} from '../policy/contract.node';

type Headers = Readonly<Record<string, string>>;

/** The page for unknown addresses. */
export const notFoundFile = '404.html';

/** No addresses of the site: files that tell servers what to do. */
export const hiddenFiles = ['404', 'nginx.conf', 'redirects.conf', policyFile, '_headers', '_redirects'];

/**
 * What leads to a page: its address, or that with `.html`, `/index.html` or a slash behind it. Node and nginx read it
 * alike. It takes plain characters only, so that no redirect leads to another host, such as `/\other.example/`.
 */
export const written = String.raw`^(?<bare>(/[\w.~-]+?)*?)(/index)?(\.html)?/?$`;

/** Who asks for Markdown first, and for nothing more, which no browser does, gets the Markdown of a page at its address. */
export const asksForMarkdown = '^text/markdown *(,|$|; *q=1)';

/**
 * @param policy Content Security Policy of the site (src/policy)
 * @returns headers of every answer
 */
export const securityHeaders = (policy: string): Headers => ({
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
});

/** Of all that no kind says otherwise of: it is asked for anew. */
export const unkept: Headers = {'Cache-Control': 'no-cache'};

/** Further headers by kind of file. The name of a file in `assets` holds the hash of its content. */
export const kinds: Readonly<Record<string, Headers>> = {
  '/assets/*': {
    'Cache-Control': 'public, max-age=31536000, immutable',
    // Feed readers in browsers show the pictures of posts, and some keep out files of others that do not allow it.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  },
  // Search engines keep the page.
  '/*.md': {'X-Robots-Tag': 'noindex'},
  // It tells whether what a browser has kept is old.
  '/version.json': {'Cache-Control': 'no-store'},
};

/** @returns the addresses of a kind, as Node and nginx read them, without the beginning */
export const addressesOf = (kind: string): string =>
  `${kind.replaceAll('.', String.raw`\.`).replaceAll('*', '.*')}$`;
