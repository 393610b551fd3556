/** What authors write: pages, posts, facts, and the rules that read them. */
import {script, test, type Edit, type Mutation} from '../mutation';

const intro = 'docs/intro.md';

/** A paragraph more, above the second heading. */
const sentence = (text: string): Edit => ({file: intro, from: /^## /m, to: `${text}\n\n$&`});

export const content: readonly Mutation[] = [
  {
    name: 'a misspelt word',
    plant: [sentence('This is for evreyone.')],
    caughtBy: script('check:content'),
    says: /intro\.md:\d+:\d+.*evreyone/,
  },
  {
    name: 'an American spelling',
    plant: [sentence('This is for the organization.')],
    caughtBy: script('check:content'),
    says: /intro\.md:\d+:\d+.*organization/,
  },
  {
    name: 'a diagram without its drawing',
    plant: [
      sentence(
        '```mermaid\nflowchart LR\n  accTitle: Two steps of a flow\n  accDescr: The first leads to the second.\n  a --> b\n```',
      ),
    ],
    caughtBy: script('check:content'),
    says: /intro\.md:\d+:\d+.*no stored drawing/,
  },
  {
    name: 'a link to a page that is not there',
    plant: [sentence('Read [more](./no-such-page.md).')],
    caughtBy: script('check:content'),
    says: /intro\.md:\d+:\d+.*no-such-page/,
  },
  {
    name: 'a link to an anchor that is not there',
    plant: [sentence('Read [more](#no-such-place).')],
    caughtBy: script('check:content'),
    says: /intro\.md:\d+:\d+.*no-such-place/,
  },
  {
    name: 'a source that is only named',
    plant: [{file: intro, from: /^## Sources\n\n/m, to: '$&- A handbook, a publisher.\n'}],
    caughtBy: script('check:content'),
    says: /intro\.md:\d+:\d+.*source has no link/,
  },
  {
    name: 'JavaScript that does not parse',
    plant: [sentence('```javascript\nconst = 1;\n```')],
    caughtBy: script('check:content'),
    says: /intro\.md:\d+:\d+/,
  },
  {
    name: 'a rule that is switched off',
    plant: [{file: 'src/rules/index.ts', from: /^ {2}headings,\n/m, to: ''}],
    caughtBy: test('unit/rules/mistakes.test.ts', /skipped heading level.* is told/),
    says: /expected \[\] to deep equally contain/,
  },
  {
    name: 'a rule that does not see what it is for',
    plant: [{file: 'src/rules/alternative-text.ts', from: "node.type === 'image' || ", to: ''}],
    caughtBy: test('unit/rules/samples.test.ts', /alternative-text.* objects to/),
    says: /\bto deeply equal \[ 1, 2 \]/,
  },
  {
    name: 'a product with another name',
    plant: [{file: 'src/site/products.ts', from: "name: 'Focus'", to: "name: 'Locus'"}],
    caughtBy: test('acceptance/products.test.ts', /are the four of the specification/),
    says: /Locus/,
  },
  {
    name: 'a wrong constant',
    plant: [{file: 'src/content/facts.ts', from: 'share: {hours: 24}', to: 'share: {hours: 12}'}],
    caughtBy: test('acceptance/focus/facts.test.ts', /holds for the posts about Focus/),
    says: /focus-updates/,
  },
  {
    name: 'a page of error codes without a family',
    plant: [
      {file: 'docs/focus/troubleshooting/error-codes.md', from: /\{\{block errorCodes\.\w+\}\}/, to: ''},
    ],
    caughtBy: test('acceptance/focus/error-codes.test.ts', /has every family under its heading/),
    says: /block errorCodes/,
  },
  {
    name: 'an address of the specification that is gone',
    plant: [{file: 'sidebars.ts', from: /(indexed\(\s*'[^']+',\s*')[^']+/, to: '$1elsewhere'}],
    caughtBy: test('acceptance/routes.test.ts', /holds for the site/),
    says: /tests\/acceptance/,
  },
  {
    name: 'an example that the data dictionary refuses',
    plant: [
      {file: 'src/content/data-dictionary/person.ts', from: "name: 'first_name'", to: "name: 'given_name'"},
    ],
    caughtBy: test('content/data-dictionary.test.ts', /holds for every page of Focus$/),
    says: /docs\/focus/,
  },
  {
    name: 'a program of a page with a mistake',
    plant: [{file: 'docs/transact/error-handling.md', from: 'CAP_MS = 4000', to: 'CAP_MS = 1000'}],
    caughtBy: test('programs/transact/retry.test.ts', /retry\.mjs does what/),
    says: /expected \[ \[ 'success'/,
  },
];
