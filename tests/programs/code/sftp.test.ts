/** The commands of the page on the SFTP drop run as they stand, and print what the page says. */
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {folderWith} from '../../support/folder';
import {run} from '../../support/run';
import {zipOf} from '../../support/zip';
import {fencesOf, pages} from '../../content/corpus';
import {needs} from '../needs';

needs('bash', 'gpg', 'python3', 'sha256sum', 'ssh-keygen', 'unzip');

const page = pages.find(({path: file}) => file.endsWith('/sftp.md'));

/** The one fence that has a text in it. */
function fenceWith(language: string, text: string): string {
  const fences = page ? fencesOf(page, language).filter(({value}) => value.includes(text)) : [];
  if (fences.length !== 1) throw new Error(`${fences.length} fences of ${language} have "${text}".`);
  return `${fences[0]?.value}\n`;
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');

/** A part of a drop: an export with one file, whose manifest may lie about it. */
function partOf(name: string, sum = sha256(name)): Buffer {
  const files = [{path: `media/${name}.ogg`, bytes: name.length, sha256: sum}];
  return zipOf({[`media/${name}.ogg`]: name, 'manifest.json': JSON.stringify({files})});
}

/** A finished run in a folder of its own. */
function drop(parts: Record<string, Buffer>): string {
  const folder = folderWith({'check-drop.sh': fenceWith('bash', 'while read')});
  for (const [name, data] of Object.entries(parts)) writeFileSync(path.join(folder, name), data);
  const lines = Object.entries(parts).map(([name, data]) => `${sha256(data)}  ${name}\n`);
  writeFileSync(path.join(folder, 'exp_01J9Z70A3C.done'), lines.join(''));
  return folder;
}

const check = (folder: string, variables = {}) => run(folder, 'bash', ['check-drop.sh', folder], variables);

describe('keys', () => {
  it('installs the key of Focus under the fingerprint of the page', async () => {
    const folder = folderWith({
      'focus-drop.pub': fenceWith('text', 'ssh-ed25519 AAAA'),
      'install-key.sh': fenceWith('bash', 'restrict,from='),
    });
    const {stdout, stderr} = await run(folder, 'bash', ['-eu', 'install-key.sh'], {FOCUS_KEYS: folder});
    expect(stdout, stderr).toBe(fenceWith('text', '256 SHA256:'));
    expect(readFileSync(path.join(folder, 'focus-drop'), 'utf8')).toMatch(
      /^restrict,from="192\.0\.2\.40,192\.0\.2\.41" ssh-ed25519 \S+ focus-drop@focus\.example\.com\n$/,
    );
  });
});

describe('a run', () => {
  const [one, two] = ['exp_01J9Z70A3C-001.zip', 'exp_01J9Z70A3C-002.zip'] as const;

  it('is checked and unpacked, a second time too', async () => {
    const folder = drop({[one]: partOf('com_01J9Z6T5K8'), [two]: partOf('com_01J9Z6T7MB')});
    for (const time of ['first', 'second']) {
      const {code, stdout, stderr} = await check(folder);
      expect([code, stdout], `${time}: ${stderr}`).toEqual([0, fenceWith('text', 'manifest OK')]);
    }
    expect(readdirSync(path.join(folder, 'exp_01J9Z70A3C-002', 'media'))).toEqual(['com_01J9Z6T7MB.ogg']);
  });

  it('is refused when a part was changed on its way', async () => {
    const folder = drop({[one]: partOf('com_01J9Z6T5K8')});
    writeFileSync(path.join(folder, one), partOf('com_01J9Z6T7MB'));
    const {code, stdout} = await check(folder);
    expect([code, stdout]).toEqual([1, `${one}: FAILED\n`]);
  });

  it('is refused when a file does not match the manifest', async () => {
    const {code, stdout} = await check(drop({[one]: partOf('com_01J9Z6T5K8', sha256('another'))}));
    expect([code, stdout]).toEqual([1, `${one}: OK\nmedia/com_01J9Z6T5K8.ogg: FAILED\n`]);
  });

  it('is not read before it is complete', async () => {
    const folder = folderWith({'check-drop.sh': fenceWith('bash', 'while read')});
    writeFileSync(path.join(folder, one), partOf('com_01J9Z6T5K8'));
    expect((await check(folder)).code).toBe(1);
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it('is opened with the PGP key of the page', async () => {
    const home = folderWith({
      'gpg.conf': 'batch\npinentry-mode loopback\npassphrase example-passphrase\n',
      'pgp-key.sh': fenceWith('bash', '--quick-generate-key'),
      [one]: '',
    });
    const variables = {GNUPGHOME: home};
    onTestFinished(() => run(home, 'gpgconf', ['--kill', 'all'], variables).then(() => undefined));
    await run(home, 'chmod', ['700', home]);
    const made = await run(home, 'bash', ['-eu', 'pgp-key.sh'], variables);
    expect(made.stdout, made.stderr).toContain('Focus drop <focus-drop@example.com>');
    const again = await run(home, 'bash', ['-eu', 'pgp-key.sh'], variables);
    expect([again.code, again.stdout], 'a second run makes no second key').toEqual([0, made.stdout]);
    writeFileSync(path.join(home, one), partOf('com_01J9Z6T5K8'));
    const encrypt = ['--trust-model', 'always', '--output', `${one}.pgp`, '--encrypt'];
    await run(home, 'gpg', [...encrypt, '--recipient-file', 'focus-drop.asc', one], variables);
    const folder = drop({[`${one}.pgp`]: readFileSync(path.join(home, `${one}.pgp`))});
    const {code, stdout, stderr} = await check(folder, variables);
    expect([code, stdout], stderr).toEqual([0, `${one}.pgp: OK\n${one}: manifest OK\n`]);
  });
});
