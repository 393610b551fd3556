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
    name: 'a term that is marked at each use',
    plant: [{file: 'src/content/markdown/terms.ts', from: 'isFirst = false;', to: ''}],
    caughtBy: test('unit/content/markdown/terms.test.ts', /once/),
    says: /AssertionError/,
  },
  {
    name: 'a field that a sample of the reference sends and the API lacks',
    plant: [
      {
        file: 'src/content/operations/transactSessions.ts',
        from: /example: \{amount: 2599, currency/,
        to: 'example: {amount: 2599, money',
      },
    ],
    caughtBy: test('unit/content/operations/operations.test.ts', /sends fields that it has/),
    says: /AssertionError/,
  },
  {
    name: 'a signed sample that sends other bytes than its neighbours',
    plant: [
      {
        file: 'src/content/operations/operationSamples.ts',
        from: /return isSigned\(api\)/,
        to: 'return !isSigned(api)',
      },
    ],
    caughtBy: test('unit/content/operations/markdown.test.ts', /bytes that are signed/),
    says: /AssertionError/,
  },
  {
    name: 'a number in a quick reference that is no fact',
    plant: [{file: 'src/content/quick-references/limits.ts', from: /\{\{ai\.tokenSeconds\}\}/, to: '3,600'}],
    caughtBy: test('unit/content/quick-references/quickReferences.test.ts', /a fact in each limit/),
    says: /AssertionError/,
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
    name: 'a screen that nobody has drawn',
    plant: [sentence('```screen\nno-such-screen\n```')],
    caughtBy: script('check:content'),
    says: /intro\.md:\d+:\d+.*no screen "no-such-screen"/,
  },
  {
    name: 'a screen that loses a label which pages name',
    plant: [{file: 'src/screens/screens/focus/exports.ts', from: /'Download ZIP'/, to: "'Fetch ZIP'"}],
    caughtBy: script('check:content'),
    says: /downloads\.md:\d+:\d+.*No screen has the label "Download ZIP"/,
  },
  {
    name: 'a badge that the matrix of permissions contradicts',
    plant: [
      {
        file: 'src/content/permissions/matrix.ts',
        from: /approve its release', who: holders/,
        to: "approve its release', who: ['Owner']",
      },
    ],
    caughtBy: script('check:content'),
    says: /legalhold\.md:\d+:\d+.*The badge of the page says "Compliance officer or Owner"/,
  },
  {
    name: 'a table that names roles by hand',
    plant: [sentence('| Step | Who |\n| --- | --- |\n| One | Owner, Auditor |')],
    caughtBy: script('check:content'),
    says: /intro\.md:\d+:\d+.*names the roles "Owner, Auditor" by hand/,
  },
  {
    name: 'a path that the menu does not have',
    plant: [
      {
        file: 'docs/focus/admin/retention.md',
        from: /\*\*Admin\*\* > \*\*Retention\*\*/,
        to: '**Reports** > **Retention**',
      },
    ],
    caughtBy: script('check:content'),
    says: /retention\.md:\d+:\d+.*No screen has the path Reports > Retention/,
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
    name: 'a task behind its tables',
    plant: [
      {
        file: 'docs/focus/admin/retention.md',
        from: '## Set or change a policy\n',
        to: '| A | B |\n|---|---|\n| 1 | 2 |\n\n'.repeat(3) + '## Set or change a policy\n',
      },
    ],
    caughtBy: test('acceptance/task-first.test.ts', /holds for every page/),
    says: /3 tables come before the first step/,
  },
  {
    name: 'a role that may play and is not named',
    plant: [
      {
        file: 'docs/focus/getting-started.md',
        from: 'may play: {{roles.play}}.',
        to: 'may play: Owner or Supervisor.',
      },
    ],
    caughtBy: test('acceptance/focus/decided.test.ts', /are those of the table of roles/),
    says: /Not every role that may play/,
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
    plant: [
      {
        file: 'docs/transact/error-handling.md',
        from: 'CAP_MS = {{retry.capSeconds}}_000',
        to: 'CAP_MS = 1000',
      },
    ],
    caughtBy: test('programs/transact/retry.test.ts', /retry\.mjs does what/),
    says: /expected \[ \[ 'success'/,
  },
  {
    name: 'an upload with another key at each run',
    plant: [
      {
        file: 'docs/ai-api/getting-started.mdx',
        from: '"Idempotency-Key": key_of(file)',
        to: '"Idempotency-Key": str(uuid.uuid4())',
      },
    ],
    caughtBy: test('programs/faults/ai-api.test.ts', /transcribe\.py each fault that passes/),
    says: /to deeply equal \[ Array\(1\) \]|ENOENT/,
  },
  {
    name: 'a twin for Windows that asks for something else',
    plant: [
      {
        file: 'docs/focus/appendix/data-extraction-integrations/native-rest.md',
        from: "started_to   = '2025",
        to: "ended_to     = '2025",
      },
    ],
    caughtBy: test('programs/faults/twins.test.ts', /list\.sh: the twin says the same/),
    says: /started_to/,
  },
  {
    name: 'a Bash program without a twin for Windows',
    plant: [sentence('```bash\nls -l\n```')],
    caughtBy: script('check:content'),
    says: /no twin for Windows/,
  },
];
