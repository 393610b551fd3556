/** Builds and releases that readers may find half done. */
import {spec, test, type Mutation} from '../mutation';

const aside = 'unit/releases/aside.test.ts';

export const releases: readonly Mutation[] = [
  {
    name: 'a build takes the place of the last one before it is checked',
    plant: [
      {
        file: 'src/releases/aside.ts',
        from: /const manifest = await complete\(next, origin\);\s+await exchange\(next, place\);/,
        to: 'await exchange(next, place);\n    const manifest = await complete(place, origin);',
      },
    ],
    caughtBy: test(aside, /without a script that pages name/),
    says: /expected undefined to be 'one'/,
  },
  {
    name: 'a page of the routes may be missing',
    plant: [
      {
        file: 'src/releases/complete.ts',
        from: 'if (pages.length || others.length)',
        to: 'if (others.length)',
      },
    ],
    caughtBy: test(aside, /without a page/),
    says: /resolved/,
  },
  {
    name: 'nobody asks the search of a build',
    plant: [{file: 'src/releases/complete.ts', from: 'await tryIndex(folder);', to: ''}],
    caughtBy: test(aside, /without content of the search/),
    says: /resolved/,
  },
  {
    name: 'settings do not count for what is fresh',
    plant: [{file: 'src/cli/build-freshness.ts', from: 'manifest.settings !== settings', to: 'false'}],
    caughtBy: test('unit/cli/build.test.ts', /never serves a build with other settings/),
    says: /because build was built with other settings/,
  },
  {
    name: 'changed files do not count for what is fresh',
    plant: [{file: 'src/releases/manifest.ts', from: 'found[file] === digest', to: 'digest'}],
    caughtBy: test('unit/cli/build-freshness.test.ts', /not fresh when a file holds something else/),
    says: /index\.html has changed/,
  },
  {
    name: 'a release forgets the files of tabs that are open',
    plant: [
      {
        file: 'src/releases/folder/publish.ts',
        from: 'await keepHashed(site, releases)',
        to: '{files: 1, of: [1]}',
      },
    ],
    caughtBy: spec('releases.spec.ts', /a tab from before a release goes on/),
    says: /The console could not be downloaded|toBeVisible|status 404/,
  },
  {
    name: 'a rollback forgets the files of tabs that are open',
    plant: [
      {
        file: 'src/releases/folder/rollback.ts',
        from: 'await keepHashed(target.site, releases)',
        to: '{files: 1, of: [1]}',
      },
    ],
    caughtBy: test('unit/releases/folder/releases.test.ts', /with the hashed files of the one that is left/),
    says: /main\.two\.js/,
  },
  {
    name: 'a rollback does not look at what it returns to',
    plant: [{file: 'src/releases/folder/rollback.ts', from: 'if (wrong.length)', to: 'if (!wrong)'}],
    caughtBy: test('unit/releases/folder/releases.test.ts', /is refused when the release was changed/),
    says: /resolved/,
  },
];
