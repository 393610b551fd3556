/** What answers a reader: the script in the page, the loader, React. */
import {pages, spec, test, type Mutation} from '../mutation';

const scripts = /^build\/assets\/js\/.*\.js$/;
const everywhere = /^build\/(.*\.html|assets\/js\/.*\.js)$/;

export const runtime: readonly Mutation[] = [
  {
    name: 'an address from storage is taken as it is',
    plant: [
      {
        file: scripts,
        from: /try\{(?=let\{protocol:\w+,pathname:)/,
        to: '$&if(arguments[0])return arguments[0];',
      },
    ],
    caughtBy: spec('hostile.spec.ts', /hostile: addresses, storage, .* 1 of 8/),
    says: /hostile\.example|could not be decoded|javascript:/,
  },
  {
    name: 'the starter of every page is dead',
    plant: [{file: pages('.+'), from: '<script data-files=', to: '<script type=text/plain data-files='}],
    caughtBy: spec('colour-mode.spec.ts', /toggle: cycles system, light, dark, system/),
    says: /data-has-hydrated="false"/,
  },
  {
    name: 'the main script is dead',
    plant: [{file: /^build\/assets\/js\/main\.\w+\.js$/, from: /^/, to: 'throw new Error("dead");'}],
    caughtBy: spec('every-page.spec.ts', /page \/docs\/intro$/),
    says: /data-has-hydrated="false"/,
  },
  {
    name: 'the main script is dead, in Firefox',
    plant: [{file: /^build\/assets\/js\/main\.\w+\.js$/, from: /^/, to: 'throw new Error("dead");'}],
    caughtBy: test('engines/firefox.test.ts', /Try it: a request is sent/),
    says: /Not so after/,
  },
  {
    name: 'React draws another page than the server',
    plant: [{file: pages('docs/intro'), from: /<h1>/, to: '<h1><b>Oh</b> '}],
    caughtBy: spec('hydration.spec.ts', /1440 px \/docs\/intro: React keeps every element/),
    says: /\+ +"<nav/,
  },
  {
    name: 'the menu does not open',
    plant: [{file: everywhere, from: /\.dataset\.open=""/g, to: '.dataset.opened=""'}],
    caughtBy: spec('mobile-menu.spec.ts', /360 px menu: the toggle opens it/),
    says: /getByRole\('dialog', \{ name: 'Menu' \}\)[^]*not found/,
  },
  {
    name: 'Escape does not close the menu',
    plant: [{file: /^build\/assets\/js\/loader\.\w+\.js$/, from: /==="Escape"&&/, to: '==="F2"&&'}],
    caughtBy: spec('mobile-dialog.spec.ts', /Escape closes it, and the focus returns/),
    says: /Received: +"true"/,
  },
  {
    name: 'tabs forget what was chosen',
    plant: [
      {file: scripts, from: /(`docusaurus\.tab\.\$\{\w+\}`[^]{0,120}?)\w+&&\w+\.set\(\w+\)/, to: '$10'},
    ],
    caughtBy: spec('style-guide.spec.ts', /tabs: the choice is remembered/),
    says: /Received: +"false"/,
  },
  {
    name: 'the button that copies code copies nothing',
    plant: [
      {file: scripts, from: /navigator\.clipboard\.writeText\([^.]*?\)(?=\.then)/g, to: 'Promise.resolve()'},
    ],
    caughtBy: spec('style-guide.spec.ts', /code: title, language, and a copy of all of it/),
    says: /Received string: +""/,
  },
  {
    name: 'the chosen colour mode is not kept',
    plant: [{file: everywhere, from: /localStorage\.theme=(?=\w)/g, to: ''}],
    caughtBy: spec('press-before-hydration.spec.ts', /colour mode: switched, named and stored without React/),
    says: /Received: null/,
  },
  {
    name: 'the chosen colour mode is not kept once React is there',
    plant: [{file: scripts, from: /\?(\w+)\.del\(\):\1\.set\(\w+\(\w+\)\)/, to: '?$1.del():0'}],
    caughtBy: spec('colour-mode.spec.ts', /toggle: cycles system, light, dark, system/),
    says: /Received: null/,
  },
  {
    name: 'a diagram that is no image to a screen reader',
    plant: [{file: /^build\/docs\/.*\.html$/, from: /<g role=img /g, to: '<g '}],
    caughtBy: spec('diagrams.spec.ts', /diagram: an image with a name and a description/),
    says: /getByRole\('img'\)[^]*not found/,
  },
  {
    name: 'an announcement that comes back after it was closed',
    plant: [
      {
        file: /^build-variant\/assets\/js\/main\.\w+\.js$/,
        from: /=>(\w+)\.set\(String\(\w+\)\)/,
        to: '=>0',
      },
    ],
    caughtBy: spec('variant/announcement.spec.ts', /closed by the reader, kept closed/),
    says: /Received: "false"/,
  },
  {
    name: 'the console of an operation sends no token',
    plant: [{file: scripts, from: /\["Authorization",`Bearer/g, to: '["X-Nothing",`Bearer'}],
    caughtBy: spec('try-it-servers.spec.ts', /the request arrives as it is shown/),
    says: /- +"authorization"/,
  },
  {
    name: 'a file that fails is not asked for again',
    plant: [{file: scripts, from: /=>(\w+)\((\w+)\)\.catch\(\(\)=>\1\(\2\)\)/, to: '=>$1($2)'}],
    caughtBy: spec('recover.spec.ts', /a file that fails once is asked for again/),
    says: /Received: +1\b/,
  },
];
