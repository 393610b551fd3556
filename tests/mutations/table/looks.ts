/** Colours, sizes, paper and motion. */
import {pages, spec, style, type Mutation} from '../mutation';

const sheets = /^build\/(.*\.html|assets\/css\/styles\.\w+\.css)$/;
const intro = pages('docs/intro');

export const looks: readonly Mutation[] = [
  {
    name: 'weak contrast of quiet text in the dark mode only',
    plant: [{file: sheets, from: /--hub-muted: ?#a9b3c1/g, to: '--hub-muted:#4a5566'}],
    caughtBy: spec('every-page.spec.ts', /page \/style-guide: widths and colour modes/),
    says: /dark mode, 1440 px[^]*color-contrast/,
  },
  {
    name: 'weak contrast of quiet text in the light mode only',
    plant: [{file: sheets, from: /--hub-muted: ?#4a5566/g, to: '--hub-muted:#a9b3c1'}],
    caughtBy: spec('every-page.spec.ts', /page \/style-guide: widths and colour modes/),
    says: /light mode, 1440 px[^]*color-contrast/,
  },
  {
    name: 'icons that forced colours swallow',
    plant: [style(intro, '.icon{background:Canvas!important}')],
    caughtBy: spec('reflow.spec.ts', /\/docs\/intro in forced colours/),
    says: /\+ Received[^]*icon/,
  },
  {
    name: 'a bar that moves although the reader asked for less motion',
    plant: [{file: /^build\/.*\.(html|css)$/, from: /prefers-reduced-motion: ?reduce/g, to: 'print'}],
    caughtBy: spec('navbar-scroll.spec.ts', /with reduced motion it goes and comes without moving/),
    says: /data-moved/,
  },
  {
    name: 'a page wider than a phone',
    plant: [style(intro, '.markdown{min-width:420px}')],
    caughtBy: spec('shell.spec.ts', /width 360: no page scrolls sideways/),
    says: /Expected: <= 360/,
  },
  {
    name: 'text cut off at its right edge',
    plant: [style(intro, '.markdown{overflow:hidden;white-space:nowrap}')],
    caughtBy: spec('reflow.spec.ts', /\/docs\/intro at 320 px: nothing is cut off/),
    says: /\+ +"H1\.: /,
  },
  {
    name: 'links too small to be pressed',
    plant: [style(intro, '.breadcrumbs__link{display:block;height:14px;min-height:0!important;padding:0}')],
    caughtBy: spec('targets.spec.ts', /targets of \/docs\/intro at 360 px/),
    says: / x 14: .*breadcrumbs__link/,
  },
  {
    name: 'no style sheet for paper',
    plant: [{file: /^build\/.*\.(html|css)$/, from: /@media print/g, to: '@media not all'}],
    caughtBy: spec('print.spec.ts', /print \/style-guide: the title first, no shell/),
    says: /Received: "Home/,
  },
  {
    name: 'a colour of the design that is a little greener',
    plant: [{file: /^build-pictures\/.*\.(html|css)$/, from: /#0b57a4/g, to: '#0b63a4'}],
    caughtBy: spec('visual/pictures.spec.ts', /pictures: home$/),
    says: /pixels .* are different/,
  },
  {
    name: 'letters that move when the whole style sheet comes',
    plant: [
      {file: /^build\/assets\/css\/styles\.\w+\.css$/, from: /$/, to: '.markdown p{letter-spacing:.01em}'},
    ],
    caughtBy: spec('page-styles.spec.ts', /\/docs\/intro has all the styles that it shows/),
    says: /\+ +"SPAN/,
  },
];
