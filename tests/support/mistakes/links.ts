import {inPost, onPage, type Mistake} from './sample';

const ledger = 'src/redirects/published.txt';
const redirects = 'src/redirects/redirects.yml';

export const ofLinks: Mistake[] = [
  onPage('link to a missing file', 'See [there](./gone.md).', {
    at: './gone.md',
    rule: 'links',
    message: /"\.\/gone\.md" leads to no file: there is no docs\/gone\.md/,
    remedy: /correct the path/,
  }),
  onPage('link to a missing address', 'See [there](/docs/gone).', {
    at: '/docs/gone',
    rule: 'links',
    message: /"\/docs\/gone" leads to no page/,
    remedy: /correct the address/,
  }),
  onPage('broken anchor', 'See [there](./guide.md#gone).', {
    at: '#gone',
    rule: 'links',
    message: /"\.\/guide\.md#gone" leads to no heading of docs\/guide\.md/,
    remedy: /use one of #steps/,
  }),
  onPage('missing image', '![A map](./gone.svg)', {
    at: './gone.svg',
    rule: 'links',
    message: /"\.\/gone\.svg" leads to no file/,
    remedy: /correct the path/,
  }),
  onPage('image without alternative text', 'Text.\n\n![](./map.svg)', {
    at: './map.svg',
    rule: 'alternative-text',
    message: /no alternative text/,
    remedy: /say in a sentence what the picture shows/,
  }),
  inPost('stale link in a post', 'Hello.\n\n<!-- truncate -->\n\nSee [there](/docs/moved).', {
    at: '/docs/moved',
    rule: 'links',
    message: /"\/docs\/moved" leads to no page/,
    remedy: /correct the address/,
  }),
  {
    name: 'published page that is gone',
    plant: ({texts}) => (texts[ledger] = `/docs/guide\n  #steps\n/docs/gone\n  #away\n`).length,
    path: ledger,
    at: '/docs/gone',
    rule: 'published',
    message: /\/docs\/gone has been published, and there is no page at it any more/,
    remedy: /run "npm run remove -- \/docs\/gone --to \/"/,
  },
  {
    name: 'redirect to a redirect',
    plant: ({texts}) =>
      (texts[redirects] = '- {from: /docs/a, to: /docs/b}\n- {from: /docs/b, to: /docs/guide}\n').length,
    path: redirects,
    at: '/docs/a',
    rule: 'redirects',
    message: /leads to \/docs\/b, which is a redirect itself/,
    remedy: /write "to: \/docs\/guide"/,
  },
];
