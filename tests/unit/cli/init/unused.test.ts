import path from 'node:path';
import {expect, it} from 'vitest';
import {reached, unusedModules} from '../../../../src/cli/init/unused';
import {folderWith} from '../../../support/folder';

const files = {
  'src/page.tsx': "import {a} from './room';\nimport '@site/src/room/aside';",
  'src/room/index.ts': "export {b} from './b';",
  'src/room/b.ts': "const c = () => import('./c');",
  'src/room/c.ts': '',
  'src/room/aside.ts': '',
  'src/room/alone.ts': "import './alone';",
  'src/room/ui/index.ts': '',
  'src/other/alone.ts': '',
};

const relativeTo = (root: string, found: Iterable<string>) =>
  [...found].map((file) => path.relative(root, file)).sort();

it('finds the modules of a folder that no other imports, components apart', () => {
  const root = folderWith(files);
  expect(relativeTo(root, unusedModules(root, ['src/room']))).toEqual(['src/room/alone.ts']);
});

it('reaches what a module imports, by every form of import', () => {
  const root = folderWith(files);
  expect(relativeTo(root, reached(root, [path.join(root, 'src/page.tsx')]))).toEqual([
    'src/page.tsx',
    'src/room/aside.ts',
    'src/room/b.ts',
    'src/room/c.ts',
    'src/room/index.ts',
  ]);
});
