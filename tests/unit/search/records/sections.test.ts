import {load} from 'cheerio/slim';
import {describe, expect, it} from 'vitest';
import {clean} from '../../../../src/search/records/markup';
import {sectionsOf} from '../../../../src/search/records/sections';

const sections = (html: string) => {
  const [root] = load(`<main><h1>Page</h1>${html}</main>`)('main');
  if (!root) throw new Error('The sample has no main element.');
  return sectionsOf(root);
};

/** One line a section: its depth, anchor, title and text. */
const outline = (html: string) =>
  sections(html).map(({depth, anchor, title, pieces}) =>
    [depth, anchor, title, clean(pieces.join(''))].join(' | '),
  );

const field = (id: string, name: string, inner = '') =>
  `<div id="${id}"><div><code>${name}</code> <span>string</span></div>${inner}</div>`;

it('divides a page by its headings, however deep they stand', () => {
  expect(outline('<p>A</p><div><h2 id="b">B</h2><p>C</p><h3 id="d">D</h3></div><p>E</p>')).toEqual([
    '1 |  | Page | A',
    '2 | b | B | C',
    '3 | d | D | E',
  ]);
});

describe('an entry of its own is', () => {
  it('a property, with the path of those that it stands in', () => {
    const inner = `<p>Who.</p><details><summary>Properties of <code>customer</code></summary>${field(
      'body-customer-address',
      'address',
      field('body-customer-address-city', 'city', '<p>Where.</p>'),
    )}</details><p>Example: none</p>`;
    expect(outline(`<h2 id="body">Body</h2>${field('body-customer', 'customer', inner)}<p>End</p>`)).toEqual([
      '1 |  | Page | ',
      '2 | body | Body | End',
      '3 | body-customer | customer | string Who. Properties of customer Example: none',
      '3 | body-customer-address | customer.address | string',
      '3 | body-customer-address-city | customer.address.city | string Where.',
    ]);
  });

  it('a term with all its descriptions, called by its whole path', () => {
    expect(
      outline(
        '<h2 id="account">Account</h2><dl><dt><a id="account.id" href="#account.id"><code>id</code></a></dt><dd><p>Text.</p></dd><dd>Since 2025</dd><dt><a id="account.plan"><code>plan</code></a></dt><dd>One</dd></dl><p>End</p>',
      ),
    ).toEqual([
      '1 |  | Page | ',
      '2 | account | Account | End',
      '3 | account.id | account.id | Text. Since 2025',
      '3 | account.plan | account.plan | One',
    ]);
  });
});

it('reads what an image shows, hidden tabs, closed details and the text of a diagram', () => {
  expect(
    outline(
      '<img alt="A phone"><div role="tabpanel" hidden>Python</div><details><summary>More</summary>Rest</details><svg><title>Icon</title></svg><svg class="drawing"><g><title>Calls.</title><path d="M0 0"/></g><text>Rings</text><text><tspan>Is</tspan> <tspan>answered</tspan></text></svg>',
    ),
  ).toEqual(['1 |  | Page | A phone Python More Rest Calls. Rings Is answered']);
});
