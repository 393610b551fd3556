import {inPost, onPage, type Mistake} from './sample';

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
];
