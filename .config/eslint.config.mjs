import path from 'node:path';
import {fileURLToPath} from 'node:url';
import js from '@eslint/js';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import {importX} from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Who may import whom, as HOUSE and CONTRIBUTING say; what is not listed in `allowed` is forbidden. */
const rooms = {
  'src/config': [],
  'src/content': [],
  'src/runtime': ['src/config'],
  'src/search': ['src/config', 'src/runtime'],
  'src/hosting': [],
  'src/rules': ['src/config', 'src/content'],
  'src/plugins': ['src/search', 'src/config', 'src/content', 'src/rules', 'src/runtime'],
  'src/cli': ['src/search', 'src/config', 'src/hosting', 'src/plugins', 'src/rules'],
  'src/components': ['src/config', 'src/runtime'],
  'src/theme': ['src/components', 'src/search', 'src/config', 'src/runtime'],
  'src/pages': ['src/components', 'src/config'],
};

const zones = Object.entries(rooms).map(([room, allowed]) => ({
  target: `./${room}`,
  from: './src',
  except: [room, ...allowed].map((folder) => `./${path.relative('src', folder)}`),
  message: `${room} may import ${allowed.join(', ') || 'nothing of ours'} (CONTRIBUTING, "Who may import whom").`,
}));

const browserRooms = ['src/components', 'src/theme', 'src/pages'];

/** Further walls: tests are a leaf, the environment has one door, React stays out of what runs in Node. */
const walls = [
  {target: './src', from: './tests', message: 'Nothing imports tests.'},
  ...browserRooms.map((room) => ({
    target: `./${room}`,
    from: './src/config/env.ts',
    message: 'The environment never reaches a browser: pass values through the configuration.',
  })),
];

const nodeOnly = {
  group: ['react', 'react-dom', '@theme/*', '@theme-original/*', '@docusaurus/Link', '@docusaurus/router'],
  message: 'This folder runs in Node or a worker: no React, no theme.',
};

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'build',
      'build-*',
      '.docusaurus',
      'docs/api',
      'test-results',
      'playwright-report',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  jsxA11y.flatConfigs.recommended,
  {
    files: ['**/*.{ts,tsx,mts,mjs}'],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: root}},
    plugins: {'import-x': importX, 'react-hooks': reactHooks},
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({project: path.join(root, 'tsconfig.json')})],
    },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // Code that scrolls is reached with the keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', {tags: ['pre']}],
      'import-x/no-restricted-paths': ['error', {basePath: root, zones: [...zones, ...walls]}],
      'import-x/no-cycle': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        {fixStyle: 'inline-type-imports', prefer: 'type-imports', disallowTypeAnnotations: false},
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      '@typescript-eslint/no-import-type-side-effects': 'off',
      'no-undef': 'off',
      'no-console': ['error', {allow: ['log', 'error']}],
      'max-lines': ['error', {max: 300}],
    },
  },
  {
    files: ['src/{config,content,rules,runtime,search,plugins,cli,hosting}/**'],
    rules: {'no-restricted-imports': ['error', {patterns: [nodeOnly]}]},
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
