/** Programs that read the Focus REST API: each fault of the network once, and each program twice. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {client, startFocusApi, type Options} from '../../support/focus-api';
import {held} from '../../support/faults/held';
import {faults, passing, stackTrace, startFaulty, type Fault} from '../../support/faults/network';
import {onWindows} from '../../support/faults/twins';
import {folderWith} from '../../support/folder';
import {run} from '../../support/run';
import {json} from '../../support/server';
import {fencesOf, fenceTitled, pageAt} from '../../content/corpus';
import {needs} from '../needs';

needs('bash', 'curl', 'jq', 'python3');

const folderOfPages = 'docs/focus/appendix/data-extraction-integrations';
const rest = pageAt(`${folderOfPages}/native-rest.md`);
const jupyter = pageAt(`${folderOfPages}/jupyter.md`);
const fence = (name: string) => `${fenceTitled(rest, name).value}\n`;
const events = Array.from({length: 7}, (_, index) => ({seq: index + 1, action: 'communication.played'}));

const notebook = fencesOf(jupyter, 'python')
  .map(({value}) => `${value}\n`)
  .join('\n');

type Sample = {
  file: string;
  files: Record<string, string>;
  command: string;
  /** The request that the fault happens to: the second of its kind where there are pages. */
  isHit: NonNullable<Options['isHit']>;
  /** What a finished run leaves, and what a failed one must not leave. */
  made: string;
};

const reading =
  (path_: RegExp, nth = 1): Sample['isHit'] =>
  ({path: at, count}) =>
    path_.test(at) && count >= nth;
function script(file: string, isHit: Sample['isHit'], made: string): Sample {
  const isBash = file.endsWith('.sh');
  const library = isBash ? 'focus.sh' : 'focus.ps1';
  const files = {[library]: fence(library), [file]: fence(file)};
  return {file, files, command: isBash ? 'bash' : 'pwsh', isHit, made};
}

/** The first listing is answered with 429, so the second page is the third request. */
const secondPage = reading(/communications$/, 3);

const samples: Sample[] = [
  script('list.sh', secondPage, 'communications.jsonl'),
  script('audit.sh', reading(/audit-events$/, 2), 'audit.jsonl'),
  script('media.sh', reading(/media$/), 'com_01J9Z6T5K8.ogg'),
  script('export.sh', reading(/exports$/), 'exp_01J9Z70A3C.zip'),
  {
    file: 'notebook.py',
    files: {'notebook.py': notebook},
    command: 'python3',
    isHit: secondPage,
    made: 'focus.db',
  },
  ...onWindows(
    script('list.ps1', secondPage, 'communications.jsonl'),
    script('audit.ps1', reading(/audit-events$/, 2), 'audit.jsonl'),
    script('media.ps1', reading(/media$/), 'com_01J9Z6T5K8.ogg'),
    script('export.ps1', reading(/exports$/), 'exp_01J9Z70A3C.zip'),
  ),
];

async function start(sample: Sample, fault?: Fault, times?: number) {
  const api = await startFocusApi({events, fault, isHit: sample.isHit, times});
  onTestFinished(() => api.close());
  const folder = folderWith(sample.files);
  const runs = () =>
    run(folder, sample.command, [sample.file], {
      FOCUS_API: api.apiUrl,
      FOCUS_AUTH: api.authUrl,
      FOCUS_CLIENT_ID: client.id,
      FOCUS_CLIENT_SECRET: client.secret,
      FOCUS_WAIT_SECONDS: '0',
    });
  const read = (name: string) =>
    existsSync(path.join(folder, name)) ? readFileSync(path.join(folder, name)) : undefined;
  return {...api, folder, runs, read};
}

/** A notebook shows stack traces by itself; its last line is the sentence. */
const isSentence = ({file}: Sample, stderr: string) => file === 'notebook.py' || !stackTrace.test(stderr);

describe.each(samples.map((sample) => [sample.file, sample] as const))('%s', (_file, sample) => {
  it('has the same result after each fault that passes, and after a 401 on the second page', async () => {
    const {runs, read} = await start(sample);
    const good = {...(await runs()), file: read(sample.made)};
    expect(good.code, good.stderr).toBe(0);
    const courses = [...passing, '401' as const].map(async (fault) => {
      const course = await start(sample, fault);
      const {code, stdout, stderr} = await course.runs();
      expect([fault, course.struck(), code, stdout], stderr).toEqual([fault, 1, 0, good.stdout]);
      if (sample.made !== 'focus.db') expect(course.read(sample.made)?.equals(good.file!), fault).toBe(true);
    });
    await Promise.all(courses);
  });

  it('fails with a sentence and leaves nothing half done, when a fault does not pass', async () => {
    const lasting: Fault[] = ['401', 'malformed JSON'];
    for (const fault of sample.file.startsWith('media.') ? (['401'] as Fault[]) : lasting) {
      const course = await start(sample, fault, 99);
      const {code, stdout, stderr} = await course.runs();
      expect([fault, code === 0, isSentence(sample, stderr)], stderr).toEqual([fault, false, true]);
      if (!sample.file.startsWith('audit.')) expect(course.read(sample.made), fault).toBeUndefined();
      else expect(stdout).toBe('');
    }
  });

  it('does no harm when it is run again', async () => {
    const {runs, read} = await start(sample);
    const first = {...(await runs()), file: read(sample.made)};
    const second = {...(await runs()), file: read(sample.made)};
    expect([second.code, second.stdout], second.stderr).toEqual([0, first.stdout]);
    if (sample.made !== 'focus.db') expect(second.file?.equals(first.file!)).toBe(true);
  });
});

it('the harness names every fault that it knows', () => {
  expect([...passing, '401', 'malformed JSON'].sort()).toEqual([...faults].sort());
});

const [list, audit, , exporting, cells] = samples as [Sample, Sample, Sample, Sample, Sample];

held('focus/list-whole', '401 on page 2 that stays, then a second run', async () => {
  const whole = await start(list);
  const {stdout} = await whole.runs();
  const before = whole.read(list.made);
  const course = await start({...list, files: {...list.files, [list.made]: 'as it was\n'}}, '401', 99);
  expect((await course.runs()).code).not.toBe(0);
  expect(course.read(list.made)?.toString()).toBe('as it was\n');
  expect((await whole.runs()).stdout).toBe(stdout);
  expect(whole.read(list.made)?.equals(before!)).toBe(true);
});

held('focus/audit-complete', 'a run that stops on page 2, two more, and two at once', async () => {
  const course = await start(audit, 'malformed JSON', 1);
  expect((await course.runs()).code).not.toBe(0);
  for (let time = 0; time < 2; time += 1) expect((await course.runs()).code).toBe(0);
  await Promise.all([course.runs(), course.runs()]);
  const kept = course.read(audit.made)?.toString().trim().split('\n') ?? [];
  expect(kept.map((line) => (JSON.parse(line) as {seq: number}).seq)).toEqual(events.map(({seq}) => seq));
  expect(readdirSync(course.folder).filter((name) => name.endsWith('.lock'))).toEqual([]);
});

const exportsOf = (requests: {target: string; headers: Record<string, unknown>}[]) =>
  new Set(
    requests.filter(({target}) => target.endsWith('/exports')).map(({headers}) => headers['idempotency-key']),
  ).size;

held('focus/one-export', 'a request whose answer was of no use, and a second run', async () => {
  const course = await start(exporting, 'malformed JSON', 1);
  expect((await course.runs()).code).not.toBe(0);
  const {stdout, code, stderr} = await course.runs();
  expect([code, stdout.split('\n')[0]], stderr).toEqual([0, 'exp_01J9Z70A3C: ready']);
  expect(exportsOf(course.requests)).toBe(1);
});

held('focus/notebook-one-export', 'a request whose answer was cut, and a second run', async () => {
  const course = await start({...cells, isHit: exporting.isHit}, 'cut body', 1);
  for (let time = 0; time < 2; time += 1) {
    const {code, stdout, stderr} = await course.runs();
    expect([code, stdout.includes('exp_01J9Z70A3C.zip: 4 files')], stderr).toEqual([0, true]);
  }
  expect(exportsOf(course.requests)).toBe(1);
});

describe('programs of one request', () => {
  const basic = json(200, {access_token: 'example-token', token_type: 'bearer', totalHits: 1284});
  const once: [string, string, string, Record<string, string>][] = [
    ['send_sms.py', 'sms-email', 'python3', {'message.json': '{"message_id": "1"}'}],
    ['count.sh', 'genesys-cloud', 'bash', {'query.json': '{}'}],
    ...onWindows<[string, string, string, Record<string, string>]>([
      'count.ps1',
      'genesys-cloud',
      'pwsh',
      {'query.json': '{}'},
    ]),
  ];

  it.each(once)(
    '%s is done after each fault that passes, and ends with a sentence after others',
    async (...given) => {
      const [file, page, command, files] = given;
      const source = `${fenceTitled(pageAt(`${folderOfPages}/${page}.md`), file).value}\n`;
      const last = file.startsWith('count.') ? /details\/query$/ : /messages$/;
      const courses = [...passing, '401' as const].map(async (fault) => {
        let known = false;
        const answer = ({path: at}: {path: string}) => {
          if (file.startsWith('count.') || !last.test(at)) return basic;
          const status = known ? 409 : 202;
          known = true;
          return {status, body: ''};
        };
        const api = await startFaulty(answer, fault, ({path: at}) => last.test(at));
        onTestFinished(() => api.close());
        const folder = folderWith({...files, [file]: source});
        const runs = () =>
          run(folder, command, [file], {
            FOCUS_JOURNAL: api.url,
            FOCUS_SMS_SECRET: 'example-sms-secret-0001',
            GENESYS_LOGIN: api.url,
            GENESYS_API: api.url,
            GENESYS_CLIENT_ID: 'id',
            GENESYS_CLIENT_SECRET: 'secret',
          });
        const {code, stdout, stderr} = await runs();
        const isDone = /^(answer (202|409)|1284 conversations)\n$/.test(stdout);
        expect([fault, api.struck(), code, isDone], stderr).toEqual([
          fault,
          1,
          fault === '401' ? 1 : 0,
          fault !== '401',
        ]);
        expect(stderr).not.toMatch(stackTrace);
        expect((await runs()).code, 'a second run').toBe(0);
      });
      await Promise.all(courses);
    },
  );
});
