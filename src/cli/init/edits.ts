/** Files that hold names of this product family beside code: what takes their place in another. */
import {products} from '../../site/products';
import {productsFile} from '../edit/products';
import {sidebarsFile, withPagesAtTop} from '../edit/sidebars';
import {quoted, withProperty, withoutMembers, withValue} from '../edit/source';
import {tokensFile, withoutProducts} from '../edit/styles';
import {factsFile} from '../edit/facts';
import type {SiteAnswers} from './answers';
import {withoutUnused} from './empty';
import {familyOf} from './pages';

/** The API that a new site begins with, so that its reference has a page: made by `npm run new -- api`. */
export const exampleApi = {id: 'example', title: 'Example'};

type Edit = readonly [file: string, edit: (text: string) => string];

const identity = 'src/site/identity.ts';
const operationTypes = 'src/content/operations/types.ts';
const home = 'src/pages/index.tsx';

/** Numbers of the pages that each new site has. */
const facts = `{
  support: {
    receiptMinutes: 5,
    opens: '08:00',
    closes: '18:00',
    security: {receiptWorkingDays: 1, assessmentWorkingDays: 5},
    accessibility: {answerWorkingDays: 2},
  },
} as const`;

const roles = `[
  {name: t\`Customer\`, icon: 'customer', tasks: [{label: t\`Choose a product\`, to: '/docs/intro'}]},
  {name: t\`Administrator\`, icon: 'administrator', tasks: [{label: t\`Contact support\`, to: '/docs/support'}]},
  {name: t\`Developer\`, icon: 'developer', tasks: [{label: t\`Read the API reference\`, to: '/docs/api/${exampleApi.id}'}]},
]`;

const property = (file: string, object: string, name: string, value: string): Edit => [
  file,
  (text) => withProperty(text, file, object, name, quoted(value)),
];

/** Replaces a part of a text that has to be there. */
const part = (file: string, from: RegExp, to: string): Edit => [
  file,
  (text) => {
    if (!from.test(text))
      throw new Error(`${file} has nothing like ${from}. Remedy: correct src/cli/init/edits.ts.`);
    return text.replace(from, () => to);
  },
];

/** @returns edits of files of a copy of the project, in their order */
export function editsFor({name, products: wanted, repository}: SiteAnswers): readonly Edit[] {
  const gone = products.map(({id}) => id);
  const names = familyOf(wanted);
  const list = wanted.map((product) => `- **${product.name}**: ${product.summary}`).join('\n');
  const options = `options: [${[...wanted.map((product) => product.name), 'API reference', 'Something else'].join(', ')}]`;
  return [
    [productsFile, (text) => withoutMembers(text, productsFile, 'ProductId', gone)],
    property(productsFile, 'apiReference', 'start', `/docs/api/${exampleApi.id}`),
    property(identity, 'site', 'blogDescription', `What is new in ${names}.`),
    property(identity, 'site', 'copyright', `Copyright © ${new Date().getUTCFullYear()} ${name}`),
    property(identity, 'site', 'editUrl', `${repository}/edit/main`),
    property(
      identity,
      'announcement',
      'content',
      'This site is new. <a href="/blog/welcome">Read what is here</a>.',
    ),
    [factsFile, (text) => withValue(text, factsFile, 'facts', facts)],
    [home, (text) => withValue(text, home, 'roles', roles)],
    part(home, /Focus, TeamScribe, Transact and the AI API/, names),
    // Of texts that are all strings now, each is one of the others.
    part('src/content/data-dictionary/types.ts', /Prefix \| 'any'/, 'Prefix'),
    part(operationTypes, /(?<=^export type Code = [^|]*) \|.*(?=;)/m, ''),
    [operationTypes, (text) => withoutUnused(text, operationTypes)],
    [tokensFile, (text) => withoutProducts(text, gone)],
    [sidebarsFile, (text) => withoutUnused(withPagesAtTop(text, ['intro', 'support']), sidebarsFile)],
    part(
      'src/pages/markdown-page.md',
      /(?<=## What it covers\n\n)[^]*?(?=- \*\*Updates and News)/,
      `${list}\n`,
    ),
    part('src/redirects/published.txt', /^[^]*$/, ''),
    part(
      'README.md',
      /(?<=^# .*\n\n)The public .*? site for .*?\.(?= It is a static site)/,
      `The public help, documentation and news site for ${names}.`,
    ),
    part(
      'package.json',
      /(?<="description": ").*?(?=")/,
      `${name}: documentation, API reference and news for ${names}`,
    ),
    part('package.json', / *"init": .*\n/, ''),
    part('.github/CODEOWNERS', /^\/docs\/.*\n/gm, ''),
    part('.github/CODEOWNERS', /^\/src\/content\/.*\n/m, ''),
    part('.github/ISSUE_TEMPLATE/missing.yml', /options: \[.*\]/, options),
    part('.github/ISSUE_TEMPLATE/page.yml', /options: \[.*\]/, options),
  ];
}
