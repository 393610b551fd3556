/** Checks of evidence see each change of a folder at each level, and end with a sentence on input that is no evidence. */
import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {changesOf} from '../../support/faults/files';
import {held} from '../../support/faults/held';
import {stackTrace} from '../../support/faults/network';
import {onWindows} from '../../support/faults/twins';
import {folderWith} from '../../support/folder';
import {run} from '../../support/run';
import {zipOf} from '../../support/zip';
import {fencesOf, fenceTitled, pageAt} from '../../content/corpus';
import {needs} from '../needs';

needs('bash', 'jq', 'perl', 'python3', 'sha256sum', 'shasum');

const downloads = pageAt('docs/focus/communications/downloads.md');
const text = (title: string) => `${fenceTitled(downloads, title).value}\n`;
const listed = (JSON.parse(text('manifest.json')) as {files: {path: string}[]}).files.map(
  ({path: file}) => file,
);
const good = Object.fromEntries([...listed, 'manifest.json'].map((name) => [name, text(name)]));
const {added, changed} = changesOf(listed);

const shell = (start: string) => {
  const command = fencesOf(downloads, 'bash').find(({value}) => value.startsWith(start))?.value ?? '';
  return (folder: string) => run(folder, 'bash', ['-c', `exec 2>&1\n${command}`]);
};
const powershell =
  fencesOf(downloads, 'powershell').find(({value}) => value.startsWith('$root'))?.value ?? '';
const inPowerShell = (folder: string) => run(folder, 'pwsh', ['-NoProfile', '-Command', powershell]);
const verify = folderWithProgram('verify_export.py', text('verify_export.py'));

function folderWithProgram(name: string, source: string) {
  return (folder: string) => run(folderWith({[name]: source}), 'python3', [name, folder]);
}

describe.each([
  ['macOS', shell('perl')],
  ['Linux', shell('jq')],
  ['Python', verify],
  ...onWindows<[string, (folder: string) => ReturnType<typeof run>]>(['Windows', inPowerShell]),
])('the check of an export, %s', (_system, check) => {
  const nameable = (lines: string, named: string) =>
    lines.split('\n').some((line) => line.startsWith(`${named}: `) && !line.endsWith(': OK'));

  it('has nothing to say of a good one, a second time too', async () => {
    const folder = folderWith(good);
    for (const time of ['first', 'second']) {
      const {stdout, code} = await check(folder);
      expect([stdout.match(/: (?!OK$).+$/gm), code], time).toEqual([null, 0]);
    }
  });

  held('focus/export-added', `${added.length} additions`, async () => {
    for (const {what, named, make} of added) {
      const folder = folderWith(good);
      make(folder);
      const {stdout} = await check(folder);
      expect(nameable(stdout, named), `${what}:\n${stdout}`).toBe(true);
    }
  });

  held('focus/export-changed', `${changed.length} changes`, async () => {
    for (const {what, named, make} of changed) {
      const folder = folderWith(good);
      make(folder);
      const {stdout, stderr} = await check(folder);
      expect(nameable(stdout, named), `${what}:\n${stdout}`).toBe(true);
      expect(stderr).not.toMatch(stackTrace);
    }
  });
});

describe('verify_export.py', () => {
  it.each([
    ['no manifest', {}],
    ['a manifest that is no JSON', {'manifest.json': '{"files": ['}],
    ['a manifest of another form', {'manifest.json': '{"files": [1]}'}],
  ])('ends with one line: %s', async (_what, files) => {
    const {code, stderr} = await verify(folderWith(files));
    expect([code, stderr.trim().split('\n').length, stackTrace.test(stderr)]).toEqual([1, 1, false]);
  });

  it('ends with status 1 when anything was added or changed', async () => {
    for (const {what, make} of [...added, ...changed]) {
      const folder = folderWith(good);
      make(folder);
      expect((await verify(folder)).code, what).toBe(1);
    }
  });
});

const audit = pageAt('docs/focus/admin/audit.md');
const chain = fenceTitled(audit, 'audit.jsonl').value;

describe('verify_audit.py', () => {
  const program = `${fenceTitled(audit, 'verify_audit.py').value}\n`;
  const judge = async (log: string | Buffer) => {
    const folder = folderWith({'verify_audit.py': program, 'audit.jsonl': log});
    const {code, stdout, stderr} = await run(folder, 'python3', ['verify_audit.py', 'audit.jsonl']);
    return {code, said: `${stdout}${stderr}`};
  };

  it.each([
    ['an empty last line', `${chain}\n\n`],
    ['a byte order mark', `\ufeff${chain}`],
    ['lines that end in CRLF', chain.replaceAll('\n', '\r\n')],
  ])('takes %s', async (_what, log) => {
    expect(await judge(log)).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^chain intact/) as unknown,
    });
  });

  held('focus/audit-altered', 'lines that are no events', async () => {
    const lines = chain.split('\n');
    for (const line of [
      '{"seq": 4, ',
      '[]',
      '4',
      '{"seq": 4}',
      '{"seq": "four", "hash": "", "prev_hash": ""}',
    ]) {
      const {code, said} = await judge([...lines, line].join('\n'));
      expect([code, said.trim()], line).toEqual([1, 'audit.jsonl, line 4: this is no whole event']);
    }
  });

  it.each([
    ['no file', async (folder: string) => run(folder, 'python3', ['verify_audit.py', 'none.jsonl'])],
    [
      'a file in another encoding',
      async (folder: string) => {
        writeFileSync(path.join(folder, 'audit.jsonl'), Buffer.from([0xff, 0xfe, 0x7b, 0x00]));
        return run(folder, 'python3', ['verify_audit.py', 'audit.jsonl']);
      },
    ],
  ])('ends with one line: %s', async (_what, start) => {
    const {code, stderr} = await start(folderWith({'verify_audit.py': program}));
    expect([code, stderr.trim().split('\n').length, stackTrace.test(stderr)]).toEqual([1, 1, false]);
  });
});

describe('check_invite.py', () => {
  const page = pageAt('docs/focus/appendix/recorders/siprec.md');
  const invite = `${fenceTitled(page, 'INVITE').value}\n`;
  const program = `${fenceTitled(page, 'check_invite.py').value}\n`;
  const judge = async (message: string) => {
    const folder = folderWith({'check_invite.py': program, INVITE: message});
    const {code, stdout, stderr} = await run(folder, 'python3', ['check_invite.py', 'INVITE']);
    return {code, failed: stdout.match(/^FAIL.*/gm) ?? [], stderr};
  };
  /** Another length of the body leaves everything else as it was. */
  const exceptLength = (failed: string[]) => failed.filter((line) => !line.includes('Content-Length'));

  it.each([
    ['the older media type', invite.replace('application/rs-metadata+xml', 'application/rs-metadata')],
    [
      'compact header names',
      invite.replace(/^Content-Type: multipart/m, 'c: multipart').replace(/^Content-Length:/m, 'l:'),
    ],
    ['lines that end in CRLF', invite.replaceAll('\n', '\r\n')],
  ])('takes %s', async (_what, message) => {
    expect(message).not.toBe(invite);
    const {failed, stderr} = await judge(message);
    expect([exceptLength(failed), stderr]).toEqual([[], '']);
  });

  it('says that a length is missing', async () => {
    const {code, failed} = await judge(invite.replace(/^Content-Length: \d+\n/m, ''));
    expect([code, failed.length]).toEqual([1, 1]);
  });

  it.each([
    ['an empty file', ''],
    ['a request without metadata', 'OPTIONS sip:a SIP/2.0\nCall-ID: 1\n\n'],
    ['metadata that is no XML', invite.replace('<recording ', '<recording <')],
  ])('ends with one line: %s', async (_what, message) => {
    const {code, stderr} = await judge(message);
    expect([code, stderr.trim().split('\n').length, stackTrace.test(stderr)]).toEqual([1, 1, false]);
  });
});

/** What is no file of the kind that a program expects. */
const useless: [string, Buffer][] = [
  ['an empty file', Buffer.from('')],
  ['words', Buffer.from('words\n')],
  ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x0a])],
];

describe.each([
  ['check_response.py', 'docs/focus/appendix/enterprise-sso-options/entra-id.md', 'response.xml'],
  ['leavers.py', 'docs/focus/appendix/enterprise-sso-options/google-workspace.md', 'users.csv'],
  ['check-wav.py', 'docs/ai-api/requirements.md', 'call.wav'],
])('%s', (program, at, file) => {
  const source = `${fenceTitled(pageAt(at), program).value}\n`;

  it.each([...useless, ['no file', undefined] as const])('ends with one line: %s', async (_what, content) => {
    const folder = folderWith({[program]: source, ...(content ? {[file]: content} : {})});
    const {code, stdout, stderr} = await run(folder, 'python3', [program, file]);
    expect([code, stdout, stderr.trim().split('\n').length, stackTrace.test(stderr)]).toEqual([
      1,
      '',
      1,
      false,
    ]);
  });
});

describe('leavers.py', () => {
  const page = pageAt('docs/focus/appendix/enterprise-sso-options/google-workspace.md');
  const [users, access] = ['users.csv', 'access.csv'].map((title) => `${fenceTitled(page, title).value}\n`);

  it('names nobody when the list of Google was cut off, or has nobody active', async () => {
    for (const cut of [
      users!.split('\n')[0]!,
      users!.replaceAll('Active', 'Suspended'),
      users!.slice(0, -15),
    ]) {
      const files = {
        'leavers.py': fenceTitled(page, 'leavers.py').value,
        'users.csv': cut,
        'access.csv': access!,
      };
      const {code, stdout} = await run(folderWith(files), 'python3', ['leavers.py']);
      expect([code, stdout], cut).toEqual([1, '']);
    }
  });
});

describe('check.mjs', () => {
  const source = `${fenceTitled(pageAt('docs/focus/appendix/data-dictionary.md'), 'check.mjs').value}\n`;

  it('ends with one line on a file that is no JSON', async () => {
    const ajv = 'export class Ajv2020 { addSchema() {} getSchema() { return () => true; } }';
    const folder = folderWith({
      'check.mjs': source,
      'data-dictionary.schema.json': '{"$id": "x"}',
      'manifest.json': '{"files": [',
      'node_modules/ajv/dist/2020.js': ajv,
      'node_modules/ajv/package.json': '{"type": "module"}',
      'node_modules/ajv-formats/index.js': 'export default () => {};',
      'node_modules/ajv-formats/package.json': '{"type": "module", "main": "index.js"}',
      'node_modules/csv-parse/sync.js': 'export const parse = () => [];',
      'node_modules/csv-parse/package.json': '{"type": "module", "exports": {"./sync": "./sync.js"}}',
    });
    const {code, stderr} = await run(folder, 'node', ['check.mjs', 'manifest', 'manifest.json']);
    expect([code, stderr.trim().split('\n').length, stackTrace.test(stderr)]).toEqual([1, 1, false]);
  });
});

describe('check-drop.sh and install-key.sh', () => {
  const page = pageAt('docs/focus/appendix/data-extraction-integrations/sftp.md');
  const source = (title: string) => `${fenceTitled(page, title).value}\n`;
  const sum = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');

  const shells: [command: string, file: string][] = [
    ['bash', 'check-drop.sh'],
    ...onWindows<[string, string]>(['pwsh', 'check-drop.ps1']),
  ];

  it.each(shells)(
    '%s refuses a part in which a file was added, and a list that names another file',
    async (shell, check) => {
      const manifest = JSON.stringify({files: [{path: 'media/a.ogg', bytes: 1, sha256: sum('a')}]});
      for (const named of ['notes.csv', 'media/added.ogg']) {
        const zip = zipOf({'media/a.ogg': 'a', 'manifest.json': manifest, [named]: 'forged'});
        const folder = folderWith({
          [check]: source(check),
          'exp_1.zip': zip,
          'exp_1.done': `${sum(zip)}  exp_1.zip\n`,
        });
        const {code, stderr} = await run(folder, shell, [check, '.']);
        expect([code, stderr.includes(named)], stderr).toEqual([1, true]);
      }
      const other = {
        [check]: source(check),
        'exp_1.done': `${sum('x')}  precious\n`,
        precious: 'x',
      };
      const folder = folderWith(other);
      const {code} = await run(folder, shell, [check, '.']);
      expect([code, readFileSync(path.join(folder, 'precious'), 'utf8')]).toEqual([1, 'x']);
    },
  );

  it('installs the key once, however often it runs', async () => {
    const key = fencesOf(page, 'text').find(({value}) => value.startsWith('ssh-ed25519'))?.value ?? '';
    const folder = folderWith({'install-key.sh': source('install-key.sh'), 'focus-drop.pub': `${key}\n`});
    for (let time = 0; time < 2; time += 1)
      expect((await run(folder, 'bash', ['install-key.sh'], {FOCUS_KEYS: folder})).code).toBe(0);
    expect(readFileSync(path.join(folder, 'focus-drop'), 'utf8').trim().split('\n')).toHaveLength(1);
  });
});
