/** What belongs to the product family that this site was made for: `npm run init` leaves it out, or empties it. */
import type {Emptied} from './empty';

/** Tests of the products, and those that read an entry of them; the others hold in any site. */
const seedTests = [
  'tests/acceptance',
  'tests/content',
  'tests/programs',
  'tests/changes',
  'tests/mutations',
  'tests/bench/results',
  'tests/bench/RESULTS.md',
  'tests/e2e/visual',
  'tests/engines/presses',
  'tests/unit/bench',
  'tests/unit/engines',
  'tests/unit/mutations',
  'tests/unit/workflow',
  'tests/unit/api-reference/changelog/changeLogPage.test.ts',
  'tests/unit/api-reference/downloads.test.ts',
  'tests/unit/api-reference/request/builtSample.test.ts',
  'tests/unit/api-reference/ui/TryIt/writtenRequest.test.ts',
  'tests/unit/blog/feeds/model.test.ts',
  'tests/unit/blog/latest-posts/plugin.test.ts',
  'tests/unit/cli/api-mock.test.ts',
  'tests/unit/cli/editors',
  'tests/unit/cli/new/make.test.ts',
  'tests/unit/cli/review/sources.test.ts',
  'tests/unit/content/data-dictionary',
  'tests/unit/content/downloads',
  'tests/unit/content/error-codes',
  'tests/unit/content/insertions/insert.test.ts',
  'tests/unit/content/markdown/terms.test.ts',
  'tests/unit/content/operations',
  'tests/unit/content/permissions',
  'tests/unit/content/quick-references',
  'tests/unit/metadata/structured/graph.test.ts',
  'tests/unit/policy/plugin.test.ts',
  'tests/unit/rules/mistakes.test.ts',
  'tests/unit/rules/engine/insertedBlocks.test.ts',
  'tests/unit/rules/engine/siteAddresses.test.ts',
  'tests/unit/rules/live/bad-input.test.ts',
  'tests/unit/screens',
  'tests/unit/search/answers',
  'tests/unit/search/client/searchPageAddress.test.ts',
  'tests/unit/search/engines/hosted/hostedSynonyms.test.ts',
  'tests/unit/search/language/synonyms.test.ts',
  'tests/unit/search/records/extract.test.ts',
  'tests/unit/site-map/plugin.test.ts',
];

/** Files and folders, by path from the root. */
export const leftOut: readonly string[] = [
  // Pages, posts, documents and files of the products.
  'docs',
  'blog',
  'openapi',
  'static/downloads',
  // The command itself, which has done its work.
  'src/cli/init.ts',
  'src/cli/init',
  'tests/unit/cli/init',
  ...seedTests,
];

/** Folders of typed sources: a module in them that nothing imports any more is left out. */
export const sources: readonly string[] = [
  'src/content/data-dictionary',
  'src/content/error-codes',
  'src/content/glossary',
  'src/content/operations',
  'src/content/quick-references',
  'src/content/vocabulary',
  'src/screens/screens',
];

const statuses = 'Readonly<Record<string, {status: number; title: string}>>';

/** Who may do what in any product, as an example. */
const tasks = `{
  manage: {task: 'Manage people', who: ['Administrator', 'Owner'], asks: ['manage people', 'add people']},
  support: {task: 'Speak for the account at support', who: ['Administrator', 'Owner']},
  account: {task: 'Change the settings of the account', who: ['Owner']},
} as const satisfies Record<string, Task>`;

/** Variables that lose their entries, by the file that holds them. */
export const emptied: Readonly<Record<string, readonly Emptied[]>> = {
  'src/content/roles.ts': [
    {name: 'roles', value: "['Owner', 'Administrator', 'Member', 'Auditor'] as const"},
    {name: 'plans', type: 'readonly string[]'},
  ],
  'src/content/permissions/matrix.ts': [
    {name: 'tasks', value: tasks},
    {name: 'teamScribeTasks', type: 'Readonly<Record<never, Task>>'},
    {name: 'reports'},
    {name: 'cards'},
  ],
  'src/content/error-codes/index.ts': [{name: 'families'}],
  'src/content/error-codes/aiApi.ts': [{name: 'aiApiCodes', type: statuses}],
  'src/content/error-codes/transact.ts': [
    {name: 'transactCodes', type: statuses},
    {name: 'declines'},
    {name: 'responseCodes'},
  ],
  'src/content/operations/index.ts': [{name: 'apis'}],
  'src/content/glossary/index.ts': [{name: 'terms'}],
  'src/content/vocabulary/acronyms.ts': [{name: 'acronyms'}, {name: 'unanswered'}],
  'src/content/vocabulary/index.ts': [{name: 'synonyms'}],
  'src/content/quick-references/limits.ts': [{name: 'limits'}],
  'src/content/quick-references/furtherLimits.ts': [{name: 'furtherLimits'}],
  'src/content/quick-references/sipAnswers.ts': [{name: 'sipAnswers'}],
  'src/content/quick-references/states.ts': [
    {name: 'statesByOwner', type: '() => Owner[]', value: '() => []'},
  ],
  'src/content/quick-references/playerKeys.ts': [{name: 'playerKeys'}],
  'src/content/quick-references/search.ts': [{name: 'filters'}, {name: 'operators'}],
  'src/content/data-dictionary/index.ts': [{name: 'sources'}],
  'src/content/data-dictionary/types.ts': [
    {name: 'releases', type: 'Readonly<Record<string, {slug: string; title: string; brought: string}>>'},
    {name: 'prefixes', type: 'Readonly<Record<string, {entity: string; example: string}>>'},
    {name: 'entityNames', type: 'readonly string[]'},
  ],
  'src/content/downloads/generatedDownloads.ts': [
    {name: 'downloads', type: '(siteUrl: string) => Download[]', value: '() => []'},
  ],
  'src/screens/screens/index.ts': [{name: 'screens'}],
  'src/screens/menus.ts': [{name: 'menus'}],
  'src/screens/vendors.ts': [{name: 'vendors'}],
  'src/screens/draw/window.ts': [{name: 'names'}],
  'src/site/products.ts': [{name: 'products'}],
  'src/site/apis.ts': [{name: 'apis'}],
};
