/** Addresses, statuses and headers, of both servers. */
import {spec, test, type Mutation} from '../mutation';

const [maps, locations] = ['src/hosting/nginx/maps.ts', 'src/hosting/nginx/locations.ts'];

export const hosting: readonly Mutation[] = [
  {
    name: 'our server does not know cut addresses',
    plant: [
      {
        file: 'src/hosting/server.ts',
        from: 'canonicalPath(local, this.moved)',
        to: 'canonicalPath(local, new Map())',
      },
    ],
    caughtBy: spec('hosting.spec.ts', /node: an address above pages leads to a page/),
    says: /Expected: 301/,
  },
  {
    name: 'nginx does not know cut addresses',
    plant: [
      {
        file: maps,
        from: "lines.join('\\n')",
        to: "lines.filter((line) => line.includes('.html')).join('\\n')",
      },
    ],
    caughtBy: test('unit/hosting/nginx.test.ts', /redirects as the server does/),
    says: /301 \/docs\/intro/,
  },
  {
    name: 'cut addresses lead past their category',
    plant: [
      {
        file: 'src/redirects/cutAddresses.ts',
        from: 'smallestWith(below, sections)?.page ?? below[0]',
        to: 'below[0]',
      },
    ],
    caughtBy: test('unit/redirects/cutAddresses.test.ts', /leads each address above a page/),
    says: /category\/admin/,
  },
  {
    name: 'security.txt is about to expire',
    plant: [
      {
        file: 'src/site/contact.ts',
        from: /securityExpires = '[^']+'/,
        to: "securityExpires = '2025-01-01T00:00:00Z'",
      },
    ],
    caughtBy: test('unit/site-files/securityTxt.test.ts', /at least 30 days more/),
    says: /Remedy: see that the ways to report/,
  },
  {
    name: 'an icon is not that of the drawing',
    plant: [{file: 'src/site-files/icons/drawings.ts', from: 'mark: 0.56', to: 'mark: 0.6'}],
    caughtBy: test('unit/site-files/icons/drawings.test.ts', /icon-maskable-512\.png/),
    says: /Remedy: run `npm run icons`/,
  },
  {
    name: 'links of a document lead to pages that do not exist',
    plant: [{file: 'src/documents/links.ts', from: 'return url.href;', to: 'return `${root}/gone`;'}],
    caughtBy: spec('documents.spec.ts', /all pages, contents, outline, links/),
    says: /\/gone/,
  },
  {
    name: 'the contents of a document name the wrong page',
    plant: [{file: 'src/documents/assemble.ts', from: "pages.get(id) ?? ''", to: '(pages.get(id) ?? 0) + 1'}],
    caughtBy: spec('documents.spec.ts', /all pages, contents, outline, links/),
    says: /Expected substring/,
  },
  {
    name: 'a page has two addresses',
    plant: [{file: 'src/hosting/address.ts', from: "['.html', '/', ", to: "['/', "}],
    caughtBy: test('unit/hosting/address.test.ts', /docs\/intro\.html/),
    says: /expected undefined to be '\/docs\/intro'/,
  },
  {
    name: 'our server sends no security header',
    plant: [{file: 'src/hosting/headers.ts', from: /^ +'X-Content-Type-Options'.*\n/m, to: ''}],
    caughtBy: spec('hosting.spec.ts', /node: \/docs\/intro carries the security headers/),
    says: /Received has value: undefined/,
  },
  {
    name: 'nginx sends no security header',
    plant: [
      {
        file: locations,
        from: 'addedTo(securityHeaders(policy))',
        to: 'addedTo(securityHeaders(policy)).slice(1)',
      },
    ],
    caughtBy: test('unit/hosting/headers.test.ts', /has all security headers/),
    says: /Content-Security-Policy/,
  },
  {
    name: 'the guide promises what no file of a build gives',
    plant: [
      {
        file: 'src/hosting/HOSTING.md',
        from: '| HSTS | `nginx.conf` | –',
        to: '| HSTS | `nginx.conf` | `_headers`',
      },
    ],
    caughtBy: test('unit/hosting/guide.test.ts', /has a table of what a build writes/),
    says: /HSTS/,
  },
  {
    name: 'a page may run any script',
    plant: [
      {
        file: 'src/policy/directives.ts',
        from: 'allow("script-src \'self\'", ...[...scripts].sort())',
        to: "allow(\"script-src 'self' 'unsafe-inline'\")",
      },
    ],
    caughtBy: test('unit/policy/directives.test.ts', /allows what stands in the page, by hash/),
    says: /expected \{ 'default-src'/,
  },
  {
    name: 'a script writes a style element',
    plant: [
      {
        file: /^build\/assets\/js\/loader\.\w+\.js$/,
        from: 'document.adoptedStyleSheets.push(',
        to: 'document.head.append(Object.assign(document.createElement("style"),{textContent:"a{}"})),$&',
      },
    ],
    caughtBy: test('engines/firefox.test.ts', /policy: from pages alone, it refuses nothing/),
    says: /expected \[ Array\(1\) \] to deeply equal \[\]/,
  },
  {
    name: 'hashed files are asked for anew',
    plant: [{file: locations, from: 'headers(caching.hashed.value,', to: 'headers(caching.other,'}],
    caughtBy: test('unit/hosting/alike.test.ts', /answer alike to what has been got wrong before/),
    says: /immutable/,
  },
  {
    name: 'pages are kept for good',
    plant: [
      {file: 'src/hosting/headers.ts', from: "other: 'no-cache'", to: "other: 'public, max-age=31536000'"},
    ],
    caughtBy: spec('hosting.spec.ts', /node: hashed files are kept for good/),
    says: /Received: "public, max-age=31536000"/,
  },
  {
    name: 'the not-found page comes with status 200',
    plant: [
      {file: 'src/hosting/files.ts', from: 'response.statusCode = status', to: 'response.statusCode = 200'},
    ],
    caughtBy: spec('not-found.spec.ts', /unknown path: not-found page inside the shell/),
    says: /Received: 200/,
  },
  {
    name: 'text is not compressed by nginx',
    plant: [{file: 'src/hosting/nginx/configuration.ts', from: 'gzip_static on;', to: 'gzip_static off;'}],
    caughtBy: test('unit/hosting/alike.test.ts', /answer alike to what has been got wrong before/),
    says: /content-encoding/,
  },
  {
    name: 'nginx and our server name different parts of a file',
    plant: [{file: 'src/hosting/conditions.ts', from: 'size - Number(last)', to: 'size - 1 - Number(last)'}],
    caughtBy: test('unit/hosting/alike.test.ts', /answer alike to what has been got wrong before/),
    says: /content-range/,
  },
  {
    name: 'hosts keep pages as long as hashed files',
    plant: [{file: 'src/hosting/hosts/headerRules.ts', from: '    begin,', to: "    begin: begin && '/',"}],
    caughtBy: test('unit/hosting/hosts/vercel.test.ts', /docs\/intro has its headers/),
    says: /immutable/,
  },
  {
    name: 'TLS without HSTS',
    plant: [{file: locations, from: 'Strict-Transport-Security', to: 'X-Other'}],
    caughtBy: test('unit/hosting/tls.test.ts', /speaks HTTP\/2/),
    says: /max-age/,
  },
  {
    name: 'our server takes what is sent to it',
    plant: [{file: 'src/hosting/headers.ts', from: "['GET', 'HEAD']", to: "['GET', 'HEAD', 'POST']"}],
    caughtBy: test('unit/hosting/faults.test.ts', /POST is refused/),
    says: /405/,
  },
  {
    name: 'a build of much text is compressed as far as it goes, for longer than it is made',
    plant: [{file: 'src/hosting/compress.ts', from: 'total > most ? 6', to: 'total < 0 ? 6'}],
    caughtBy: test('unit/hosting/compress.test.ts', /a build of much text quickly/),
    says: /AssertionError/,
  },
  {
    name: 'times of files are those of the build',
    plant: [{file: 'src/hosting/compress.ts', from: 'await setTime(file, content);', to: ''}],
    caughtBy: test('unit/hosting/compress.test.ts', /times of their content/),
    says: /expected/,
  },
];
