/** Programs of a stand-in machine: what apt and sudo are asked for stands in a file, and apt makes what it is asked for. */
import {chmodSync, existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it, onTestFinished, vi} from 'vitest';
import {findChromium, findProgram, installChromium, missingFor} from '../../../src/cli/system';
import {folderWith} from '../../support/folder';

it('takes the Chromium that CHROMIUM_PATH names, and says what to do when it names no file', () => {
  const file = path.join(folderWith({chromium: ''}), 'chromium');
  expect(findChromium({CHROMIUM_PATH: file})).toBe(file);
  expect(() => findChromium({CHROMIUM_PATH: '/no/such/file'})).toThrow(
    /CHROMIUM_PATH is "\/no\/such\/file".*Remedy: correct it, or unset it/,
  );
});

it('names what the full run goes without', () => {
  const PATH = folderWith({jq: ''});
  expect(findProgram('jq', {PATH})).toBe(path.join(PATH, 'jq'));
  const missing = missingFor('programs', {PATH});
  expect(missing).toContain('programs: perl is not installed');
  expect(missing).not.toContain('programs: jq is not installed');
  expect(missingFor('lint', {PATH})).toEqual([]);
});

const apt = `#!/bin/sh
echo "apt-get $*" >> "$FOLDER/asked"
if [ "$1" = install ]; then : > "$FOLDER/chromium"; fi
`;
const refusing = '#!/bin/sh\nexit 100\n';
const sudo = '#!/bin/sh\necho "sudo $1" >> "$FOLDER/asked"\nshift\nexec "$@"\n';

const update = 'apt-get update -qq\n';
const install = 'apt-get install -y --no-install-recommends chromium-headless-shell\n';

it.each([
  ['root has it from apt', apt, {}, update + install, ''],
  ['others have it with sudo', apt, {isRoot: false}, `sudo -n\n${update}sudo -n\n${install}`, ''],
  ['apt refuses', refusing, {}, '', 'Remedy: install Chromium'],
  ['macOS', apt, {platform: 'darwin'}, '', 'Remedy: npx playwright install chromium'],
])('installs Chromium where it is missing: %s', (_, aptGet, setting, asked, told) => {
  const folder = folderWith({'apt-get': aptGet, sudo, asked: ''});
  for (const name of ['apt-get', 'sudo']) chmodSync(path.join(folder, name), 0o755);
  const file = path.join(folder, 'chromium');
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  onTestFinished(() => print.mockRestore());
  installChromium({
    platform: 'linux',
    isRoot: true,
    variables: {PATH: `${folder}:/usr/bin:/bin`, FOLDER: folder},
    hasChromium: () => existsSync(file),
    ...setting,
  });
  expect(readFileSync(path.join(folder, 'asked'), 'utf8')).toBe(asked);
  const said = print.mock.calls.flat().join('\n');
  if (told) expect(said).toContain(told);
  else expect(said).not.toContain('Remedy');
});
