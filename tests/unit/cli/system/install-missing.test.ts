/** Programs of a stub machine: what apt and sudo are asked for stands in a file, and apt makes what it is asked for. */
import {chmodSync, existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {skippedPart, installMissing, type Machine, type Program} from '../../../../src/cli/system';
import {folderWith} from '../../../support/folder';

const program = (name: string, more: Partial<Program> = {}): Program => ({
  name,
  purpose: `the test of ${name}`,
  needed: {'test:e2e': 'part'},
  files: [],
  debian: [`${name}-package`],
  brew: `${name}-formula`,
  winget: `Maker.${name}`,
  ...more,
});

const table = [program('reader'), program('browser', {needed: {'test:e2e': 'whole'}})];

const apt = `#!/bin/sh
echo "apt-get $*" >> "$FOLDER/asked"
[ "$1" = install ] || exit 0
shift 2
for name; do : > "$FOLDER/\${name%-package}"; done
`;
const refusing = `#!/bin/sh
echo "apt-get $*" >> "$FOLDER/asked"
echo 'E: are you root?' >> "$FOLDER/said"
exit 100
`;
const sudo = '#!/bin/sh\necho "sudo $*" >> "$FOLDER/asked"\n[ "$1" = -n ] && shift\nexec "$@"\n';

type Setting = Partial<Omit<Machine, 'variables'>> & {
  variables?: Record<string, string>;
  aptGet?: string;
  cache?: string;
};

function machineWith({aptGet = apt, cache = '#!/bin/sh\nexit 1\n', variables, ...more}: Setting) {
  const folder = folderWith({'apt-get': aptGet, 'apt-cache': cache, sudo});
  for (const name of ['apt-get', 'apt-cache', 'sudo']) chmodSync(path.join(folder, name), 0o755);
  const ask = vi.fn(() => Promise.resolve('y'));
  const machine: Machine = {
    platform: 'linux',
    isRoot: true,
    isTerminal: false,
    isAgreed: false,
    ask,
    ...more,
    variables: {PATH: `${folder}:/usr/bin:/bin`, FOLDER: folder, ...variables},
  };
  const read = (name: string) =>
    existsSync(path.join(folder, name)) ? readFileSync(path.join(folder, name), 'utf8') : '';
  return {machine, ask, asked: () => read('asked'), said: () => read('said')};
}

const print = vi.spyOn(console, 'log');
const printed = () => print.mock.calls.flat().join('\n');

beforeEach(() => print.mockClear().mockImplementation(() => undefined));
afterEach(() => print.mockReset());

const installed = 'apt-get update -qq\napt-get install -y reader-package browser-package\n';

describe('on Debian', () => {
  it('says what is missing and the one command that it runs, and runs it as root', async () => {
    const {machine, asked} = machineWith({});
    expect(await installMissing(table, machine)).toEqual([]);
    expect(asked()).toBe(installed);
    expect(printed()).toContain('reader, for the test of reader');
    expect(printed()).toContain('apt-get install -y reader-package browser-package');
  });

  it('does nothing where nothing is missing', async () => {
    const {machine, asked} = machineWith({});
    await installMissing(table, machine);
    print.mockClear();
    const before = asked();
    expect(await installMissing(table, machine)).toEqual([]);
    expect([asked(), printed()]).toEqual([before, '']);
  });

  it('takes sudo where it is not root, which must not wait for a password that nobody gives', async () => {
    const {machine, asked} = machineWith({isRoot: false});
    expect(await installMissing(table, machine)).toEqual([]);
    expect(asked()).toContain('sudo -n apt-get install -y reader-package browser-package\n');
    expect(printed()).toContain('sudo -n apt-get install -y');
  });

  it('shows that apt refuses, and what is missing all the same', async () => {
    const {machine, said} = machineWith({aptGet: refusing});
    expect(await installMissing(table, machine)).toEqual(table);
    expect(said()).toContain('are you root?');
    expect(printed()).toContain('It failed (exit code 100)');
  });

  it.each([
    ['y', true],
    ['', true],
    ['n', false],
    ['what?', false],
  ])('asks on a terminal, and takes "%s"', async (answer, isInstalled) => {
    const {machine, asked, ask} = machineWith({isTerminal: true, isRoot: false});
    ask.mockResolvedValue(answer);
    expect(await installMissing(table, machine)).toEqual(isInstalled ? [] : table);
    expect(asked() !== '').toBe(isInstalled);
    expect(ask).toHaveBeenCalledTimes(1);
    // On a terminal sudo may ask for the password.
    expect(printed()).not.toContain('sudo -n');
  });

  it.each<[string, Setting]>([
    ['CI=true', {isTerminal: true, variables: {CI: 'true'}}],
    ['--yes', {isTerminal: true, isAgreed: true}],
    ['no terminal', {isTerminal: false}],
  ])('goes ahead with %s', async (_name, setting) => {
    const {machine, ask} = machineWith(setting);
    expect(await installMissing(table, machine)).toEqual([]);
    expect(ask).not.toHaveBeenCalled();
  });

  it('takes an optional program along where apt has it, and never misses it', async () => {
    const optional = [program('shell', {isOptional: true})];
    const without = machineWith({});
    expect(await installMissing(optional, without.machine)).toEqual([]);
    expect(without.asked()).toBe('');
    const withIt = machineWith({cache: '#!/bin/sh\nexit 0\n'});
    expect(await installMissing(optional, withIt.machine)).toEqual([]);
    expect(withIt.asked()).toContain('shell-package');
  });
});

it.each([
  ['darwin', 'brew install reader-formula browser-formula'],
  ['win32', 'winget install --exact Maker.reader Maker.browser'],
] as const)('on %s prints the line that installs, and leaves it to the reader', async (platform, line) => {
  const {machine, asked} = machineWith({platform, isRoot: false});
  expect(await installMissing(table, machine)).toEqual(table);
  expect(printed()).toContain(line);
  expect(asked()).toBe('');
});

it('has no line for what the platform does not have', async () => {
  const {machine} = machineWith({platform: 'win32'});
  await installMissing([program('reader', {winget: undefined})], machine);
  expect(printed()).not.toContain('winget');
});

describe('gapOf', () => {
  it('names what a script misses, and how much of it cannot run', () => {
    expect(skippedPart('test:e2e', table.slice(0, 1))).toEqual({
      isWhole: false,
      message: 'Run in part: test:e2e. Missing: reader (the test of reader)',
    });
    expect(skippedPart('test:e2e', table)?.message).toMatch(
      /^Not run: test:e2e\. Missing: reader .*, browser/,
    );
  });

  it('is none where nothing is missing', () => {
    expect(skippedPart('test:e2e', [])).toBeUndefined();
    expect(skippedPart('lint', table)).toBeUndefined();
  });
});
