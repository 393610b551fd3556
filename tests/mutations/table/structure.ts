/** What a page is made of: landmarks, headings, names, addresses. */
import {pages, spec, style, type Mutation} from '../mutation';

const intro = pages('docs/intro');

export const structure: readonly Mutation[] = [
  {
    name: 'no main landmark',
    plant: [{file: intro, from: '<main', to: '<main role=group'}],
    caughtBy: spec('every-page.spec.ts', /page \/docs\/intro$/),
    says: /landmark-one-main/,
  },
  {
    name: 'the bar is no navigation',
    plant: [{file: intro, from: '<nav aria-label=Main', to: '<nav role=group aria-label=Main'}],
    caughtBy: spec('shell.spec.ts', /top bar: the title Home with a logo/),
    says: /getByRole\('navigation', \{ name: 'Main' \}\)[^]*not found/,
  },
  {
    name: 'no heading of level 1',
    plant: [{file: intro, from: '<h1', to: '<h1 role=presentation'}],
    caughtBy: spec('every-page.spec.ts', /page \/docs\/intro$/),
    says: /getByRole\('heading', \{ level: 1 \}\)[^]*not found/,
  },
  {
    name: 'an image without a text alternative',
    plant: [{file: intro, from: ' alt=""', to: ''}],
    caughtBy: spec('every-page.spec.ts', /page \/docs\/intro$/),
    says: /image-alt/,
  },
  {
    name: 'an anchor that leads nowhere',
    plant: [{file: /^build-folder\/docs\/intro\.html$/, from: /href=#[\w-]+/, to: 'href=#no-such-place'}],
    caughtBy: spec('folder/project-page.spec.ts', /every link, file, feed and address/),
    says: /leads to no anchor of docs\/intro\.html/,
  },
  {
    name: 'a canonical address on another host',
    plant: [
      {
        file: /^build-folder\/.*\.html$/,
        from: /rel=canonical href=https:\/\/[^/]+/,
        to: 'rel=canonical href=https://www.example.com',
      },
    ],
    caughtBy: spec('folder/project-page.spec.ts', /a page names its address on the host/),
    says: /Received: "https:\/\/www\.example\.com/,
  },
  {
    name: 'a control that does nothing without a script',
    plant: [style(intro, '.needs-script{display:block!important}')],
    caughtBy: spec('no-script.spec.ts', /1440 px: every control works or is not shown/),
    says: /\/docs\/intro .*navbar__toggle/,
  },
  {
    name: 'a picture from another host',
    plant: [{file: intro, from: '<main', to: '<img src=https://www.example.com/a.png alt>$&'}],
    caughtBy: spec('every-page.spec.ts', /page \/docs\/intro$/),
    says: /third-party request/,
  },
  {
    name: 'HTML with the same id twice',
    plant: [{file: pages('style-guide'), from: /<h2 /, to: '<p id=sources></p><p id=sources></p>$&'}],
    caughtBy: spec('style-guide.spec.ts', /style guide as .* is valid HTML/),
    says: /Duplicate ID/,
  },
  {
    name: 'a skip link that moves no focus',
    plant: [
      {file: pages('.+'), from: /(?<=(\w)\.tabIndex=-1),\1\.focus\(\)/, to: ''},
      {file: /^build\/assets\/js\/main\.\w+\.js$/, from: /(?<="tabindex","-1"\)),\w+\.focus\(\)/, to: ''},
    ],
    caughtBy: spec('shell.spec.ts', /skip link: first tab stop/),
    says: /data-focused/,
  },
];
