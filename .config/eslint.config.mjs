import path from 'node:path';
import {fileURLToPath} from 'node:url';
import js from '@eslint/js';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import {importX} from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Rooms whose every file is for others. */
const floors = ['site', 'ui', 'hosting', 'samples'];

/** Who may import whom (src/guides/change-the-site.md); what is not listed is forbidden. */
const rooms = {
  site: [],
  samples: [],
  runtime: ['site', 'build'],
  docusaurus: ['site', 'runtime'],
  ui: ['site', 'runtime'],
  content: ['site', 'docusaurus', 'runtime', 'ui', 'samples'],
  rules: ['site', 'content', 'diagrams', 'screens', 'redirects'],
  screens: ['site', 'content'],
  live: ['content', 'screens'],
  metadata: ['site', 'docusaurus', 'build'],
  docs: ['site', 'docusaurus', 'runtime', 'ui', 'content', 'metadata'],
  'site-map': ['site', 'docusaurus', 'ui'],
  'api-reference': ['site', 'docusaurus', 'runtime', 'ui', 'content', 'build', 'blog', 'samples'],
  search: ['site', 'docusaurus', 'runtime', 'ui', 'content', 'build', 'api-reference'],
  blog: ['site', 'docusaurus', 'ui', 'build', 'metadata'],
  diagrams: ['site', 'docusaurus', 'runtime', 'ui', 'build'],
  redirects: ['site', 'build', 'hosting'],
  'site-files': ['site', 'content'],
  'supply-chain': ['site', 'content'],
  'markdown-pages': ['site', 'build', 'blog', 'site-map', 'metadata'],
  offline: ['site', 'runtime', 'ui', 'build'],
  layout: ['site', 'docusaurus', 'runtime', 'ui'],
  build: ['site'],
  policy: ['site', 'build', 'api-reference'],
  hosting: ['build', 'policy'],
  cli: [
    'site',
    'docusaurus',
    'content',
    'rules',
    'api-reference',
    'search',
    'diagrams',
    'hosting',
    'redirects',
    'build',
    'metadata',
  ],
};

/** @param {string} room @returns what of it others may import, below `src` */
const doorsOf = (room) =>
  floors.includes(room)
    ? [`./${room}`]
    : [
        `./${room}/contract.ts`,
        `./${room}/contract.node.ts`,
        ...(room === 'docusaurus' ? ['./docusaurus/generated'] : []),
      ];

const zones = Object.entries(rooms).map(([room, others]) => ({
  target: `./src/${room}`,
  from: './src',
  except: [`./${room}`, ...others.flatMap(doorsOf)],
  message: `${room} may import contracts of ${others.join(', ') || 'nothing of ours'} (src/guides/change-the-site.md).`,
}));

/** Overrides of the theme and pages show what rooms have: of those they may import components, and nothing else. */
const shown = Object.keys(rooms).flatMap((room) =>
  room === 'ui' ? './ui' : [`./${room}/ui`, `./${room}/contract.ts`],
);

const browserFolders = ['theme', 'pages', 'ui', 'layout'].map((folder) => `./src/${folder}`);

/** Further walls: tests are a leaf, the environment has one door. */
const walls = [
  ...['theme', 'pages'].map((folder) => ({
    target: `./src/${folder}`,
    from: './src',
    except: [`./${folder}`, './site', './docusaurus/generated', ...shown],
    message: `${folder} may import components of rooms, and contracts.`,
  })),
  {target: './src', from: './tests', message: 'Nothing imports tests.'},
  ...[...browserFolders, ...Object.keys(rooms).map((room) => `./src/${room}/ui`)].map((target) => ({
    target,
    from: './src/site/env.ts',
    message: 'The environment never reaches a browser: pass values through the configuration.',
  })),
];

const nodeOnly = {
  group: ['react', 'react-dom', '@theme/*', '@theme-original/*', '@docusaurus/Link', '@docusaurus/router'],
  message: 'This folder runs in Node or a worker: no React, no theme.',
};

/** What nobody promised to keep: names of files inside a package, of generated modules, of the bundler. */
const privatePaths = {
  regex:
    '^(@docusaurus/[^/]+/(lib|src)/|@docusaurus/theme-common/internal|@generated/|react-router|@rspack/|@docusaurus/(faster|bundler|mdx-loader))',
  message:
    'Only src/docusaurus names the inside of Docusaurus, of its bundler or of its router: add a door to its contract.',
};

const privateWords = [
  {selector: 'Identifier[name="__webpack_require__"]'},
  {selector: 'Literal[value=/core\\/lib\\/|theme-common\\/lib|NormalModuleReplacementPlugin/]'},
  {
    selector:
      'MemberExpression[property.name=/^(NormalModuleReplacementPlugin|_selfAccepted|watchFileSystem)$/]',
  },
].map(({selector}) => ({selector, message: privatePaths.message}));

/** Docusaurus calls every `postBuild` at the same time. */
const onePass = {
  selector: 'Property[key.name="postBuild"]',
  message: 'Built pages are read and written in one pass: bring a step to it (src/build/README.md).',
};

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'build',
      'build-*',
      '.docusaurus',
      'docs/api',
      'static/downloads',
      'test-results',
      'playwright-report',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  jsxA11y.flatConfigs.recommended,
  {
    files: ['**/*.{ts,tsx,mts,mjs}'],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: root}},
    plugins: {'import-x': importX, 'react-hooks': reactHooks},
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({project: path.join(root, 'tsconfig.json')})],
    },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // Of the rules that need types, those for what tsc does not see: a promise that nobody waits for.
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      // Code that scrolls is reached with the keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', {tags: ['pre']}],
      'import-x/no-restricted-paths': ['error', {basePath: root, zones: [...zones, ...walls]}],
      'import-x/no-cycle': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        {fixStyle: 'inline-type-imports', prefer: 'type-imports', disallowTypeAnnotations: false},
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'off',
      'no-undef': 'off',
      'no-console': ['error', {allow: ['log', 'error']}],
      'max-lines': ['error', {max: 300}],
    },
  },
  {
    ...tseslint.configs.disableTypeChecked,
    files: ['static/**/*.js'],
    languageOptions: {
      sourceType: 'script',
      globals: Object.fromEntries(
        ['document', 'history', 'location', 'URL', 'window'].map((name) => [name, 'readonly']),
      ),
    },
  },
  {
    files: ['src/**'],
    ignores: ['src/build/**'],
    rules: {'no-restricted-syntax': ['error', onePass]},
  },
  {
    files: ['src/**'],
    ignores: ['src/docusaurus/**'],
    rules: {
      'no-restricted-imports': ['error', {patterns: [privatePaths]}],
      'no-restricted-syntax': ['error', ...privateWords, onePass],
    },
  },
  {files: ['src/build/plugin.ts'], rules: {'no-restricted-syntax': ['error', ...privateWords]}},
  {
    files: [
      'src/{site,runtime,rules,build,cli,hosting,content,docs,accessibility,documents,redirects,site-files,site-map,policy,supply-chain,api-reference,search,blog,diagrams,metadata,markdown-pages,offline}/**',
    ],
    ignores: ['src/*/ui/**'],
    rules: {'no-restricted-imports': ['error', {patterns: [privatePaths, nodeOnly]}]},
  },
  {
    files: ['src/**', '*.ts'],
    ignores: ['src/site/env.ts', 'src/cli/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Only src/site/env.ts and the commands read the environment.',
        },
      ],
    },
  },
  {files: ['playwright.config.ts'], rules: {'no-restricted-properties': 'off'}},
  {files: ['tests/e2e/**'], rules: {'react-hooks/rules-of-hooks': 'off'}},
);
