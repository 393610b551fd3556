/** Addresses, statuses and headers, of both servers. */
import {spec, test, type Mutation} from '../mutation';

const nginx = 'src/hosting/nginx.conf';

export const hosting: readonly Mutation[] = [
  {
    name: 'our server does not know cut addresses',
    plant: [{file: 'src/hosting/canonicalPath.ts', from: 'redirects.get(local) ?? local', to: 'local'}],
    caughtBy: spec('hosting.spec.ts', /node: an address above pages leads to a page/),
    says: /Expected: 301/,
  },
  {
    name: 'nginx does not know cut addresses',
    plant: [{file: nginx, from: '/redirects*.conf', to: '/none*.conf'}],
    caughtBy: spec('hosting.spec.ts', /nginx: an address above pages leads to a page/),
    says: /Expected: 301/,
  },
  {
    name: 'a page has two addresses',
    plant: [{file: 'src/hosting/canonicalPath.ts', from: String.raw`|\.html$`, to: ''}],
    caughtBy: test('unit/hosting/canonicalPath.test.ts', /docs\/intro\.html/),
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
    plant: [{file: nginx, from: /^ +add_header X-Content-Type-Options.*\n/m, to: ''}],
    caughtBy: spec('hosting.spec.ts', /nginx: \/docs\/intro carries the security headers/),
    says: /Received has value: undefined/,
  },
  {
    name: 'hashed files are asked for anew',
    plant: [{file: nginx, from: /^ +~\^\/assets\/ .*\n/m, to: ''}],
    caughtBy: spec('hosting.spec.ts', /nginx: hashed files are kept for good/),
    says: /Received: "no-cache"/,
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
      {file: 'src/hosting/server.ts', from: 'response.statusCode = 404', to: 'response.statusCode = 200'},
    ],
    caughtBy: spec('not-found.spec.ts', /unknown path: not-found page inside the shell/),
    says: /Received: 200/,
  },
  {
    name: 'text is not compressed',
    plant: [{file: nginx, from: 'gzip on;', to: 'gzip off;'}],
    caughtBy: spec('hosting.spec.ts', /nginx: text is compressed/),
    says: /Expected: "gzip"/,
  },
];
