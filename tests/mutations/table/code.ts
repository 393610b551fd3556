/** The project itself: types, style, packages, workflows, budgets, the build. */
import {budget, script, spec, test, type Mutation} from '../mutation';

export const code: readonly Mutation[] = [
  {
    name: 'an action that is not pinned by commit',
    plant: [
      {
        file: '.github/workflows/site.yml',
        from: /actions\/checkout@[0-9a-f]{40} # v[\d.]+/,
        to: 'actions/checkout@v5',
      },
    ],
    caughtBy: test('unit/workflow/rules.test.ts', /pins each action of others by commit/),
    says: /checkout@v5/,
  },
  {
    name: 'a workflow that may write',
    plant: [{file: '.github/workflows/site.yml', from: 'contents: read', to: 'contents: write'}],
    caughtBy: test('unit/workflow/rules.test.ts', /only the jobs that sign and publish may write/),
    says: /content/,
  },
  {
    name: 'a lock file that names a registry',
    plant: [
      {
        file: 'package-lock.json',
        from: /"node_modules\/[^"]+": \{\n/,
        to: '$&      "resolved": "elsewhere",\n',
      },
    ],
    caughtBy: script('check:packages'),
    says: /has an address \("resolved"\)/,
  },
  {
    name: 'a package without an exact version',
    plant: [{file: 'package.json', from: '"react": "', to: '$&^'}],
    caughtBy: script('check:packages'),
    says: /package\.json:\d+: react has no exact version/,
  },
  {
    name: 'a licence that nobody has looked at',
    plant: [{file: 'package-lock.json', from: '"license": "ISC"', to: '"license": "SSPL-1.0"'}],
    caughtBy: script('check:packages'),
    says: /has the licence SSPL-1\.0, which src\/supply-chain\/licences\.ts does not allow/,
  },
  {
    name: 'install scripts that run',
    plant: [{file: '.npmrc', from: 'ignore-scripts=true', to: 'ignore-scripts=false'}],
    caughtBy: script('check:packages'),
    says: /\.npmrc:1: it lets install scripts run/,
  },
  {
    name: 'a package in the scripts that the notices leave out',
    plant: [
      {
        file: 'src/supply-chain/notices.ts',
        from: 'groupBy(shipped,',
        to: 'groupBy(shipped.slice(1),',
      },
    ],
    caughtBy: test('unit/supply-chain/published.test.ts', /hold licences and notices of each package/),
    says: /@x\/c/,
  },
  {
    name: 'a type error',
    plant: [{file: 'src/hosting/address.ts', from: "'/404.html'", to: '1 as string'}],
    caughtBy: script('typecheck'),
    says: /address\.ts.*TS2352/,
  },
  {
    name: 'an import through a wall',
    plant: [{file: 'src/site/identity.ts', from: /$/, to: "export * from '../hosting/contentTypes';\n"}],
    caughtBy: script('lint'),
    says: /import-x\/no-restricted-paths/,
  },
  {
    name: 'a room that reaches past the contract of another',
    plant: [
      {file: 'src/diagrams/plugin.ts', from: /$/, to: "export * from '../runtime/navigation/address';\n"},
    ],
    caughtBy: script('lint'),
    says: /diagrams may import contracts of/,
  },
  {
    name: 'a private path of Docusaurus outside of src/docusaurus',
    plant: [
      {
        file: 'src/ui/FormattedDate/index.tsx',
        from: /$/,
        to: "export * from '@docusaurus/core/lib/client/preload';\n",
      },
    ],
    caughtBy: script('lint'),
    says: /Only src\/docusaurus names the inside/,
  },
  {
    name: 'a patch that replaces nothing',
    plant: [
      {
        file: 'src/docusaurus/navigation/patch.ts',
        from: 'asked: /^\\.\\/PendingNavigation$/',
        to: 'asked: /^renamed$/',
      },
    ],
    caughtBy: script('build'),
    says: /The patch "navigation" changed nothing/,
  },
  {
    name: 'code in another style',
    plant: [{file: 'src/hosting/address.ts', from: 'const endings = ', to: 'const endings  = '}],
    caughtBy: script('format'),
    says: /address\.ts/,
  },
  {
    name: 'a colour outside of the design',
    plant: [{file: 'src/css/custom.css', from: /$/, to: '.odd {\n  color: #abcdef;\n}\n'}],
    caughtBy: test('unit/css/tokens.test.ts', /./),
    says: /abcdef/,
  },
  {
    name: 'a page over its budget',
    plant: [{file: 'build/docs/intro.html', from: /$/, to: `<!-- ${noise(3000)} -->`}],
    caughtBy: budget('page-cost.spec.ts', /\/docs\/intro weighs at most \d+ bytes, to be read/),
    says: /Expected: <= \d+/,
  },
  {
    name: 'a rule that forbids what authors may do',
    plant: [
      {
        file: 'src/rules/alternative-text.ts',
        from: 'const problems: Problem[] = [];',
        to: "const problems: Problem[] = body.includes('.png') ? [{line: 1, column: 1, message: 'A PNG.', remedy}] : [];",
      },
    ],
    caughtBy: test('changes/content.test.ts', /check:content is green/),
    says: /expected 'blog\//,
  },
  {
    name: 'a page of the live-reload server has no styles of its own until it is loaded again',
    plant: [
      {
        file: 'src/docusaurus/dev-server/client.ts',
        from: 'if (isUpdated) waiting',
        to: 'if (!isUpdated) waiting',
      },
    ],
    caughtBy: spec('live/writing.spec.ts', /a page is compiled when it is opened/),
    says: /its styles are compiled with it/,
  },
];

/** Letters that no compression makes shorter. */
function noise(letters: number): string {
  let seed = 1;
  return Array.from({length: letters}, () => {
    seed = (seed * 48271) % 0x7fffffff;
    return (seed % 36).toString(36);
  }).join('');
}
