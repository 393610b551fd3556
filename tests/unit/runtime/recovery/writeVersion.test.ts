import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {versionOf, writeVersion} from '../../../../src/runtime/recovery/writeVersion';
import {folderWith} from '../../../support/folder';

it('is the same for the same files in any order, and another for others', () => {
  const version = versionOf(['js/main.1.js', 'css/styles.1.css']);
  expect(version).toMatch(/^[0-9a-f]{8}$/);
  expect(versionOf(['css/styles.1.css', 'js/main.1.js'])).toBe(version);
  expect(versionOf(['css/styles.1.css', 'js/main.2.js'])).not.toBe(version);
});

it('is written where pages ask for it', async () => {
  const folder = folderWith({'assets/js/main.1.js': '', 'assets/css/styles.1.css': ''});
  const version = await writeVersion(folder);
  expect(JSON.parse(readFileSync(path.join(folder, 'version.json'), 'utf8'))).toEqual({version});
});

it('needs a build', async () => {
  await expect(writeVersion(folderWith({'index.html': ''}))).rejects.toThrow('assets');
});
