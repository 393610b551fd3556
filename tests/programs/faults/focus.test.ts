/** Programs that read the Focus REST API: each fault of the network once, and each program twice. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {client, startFocusApi, type Options} from '../../support/focus-api';
import {passing, stackTrace, type Fault} from '../../support/faults/network';
import {folderWith} from '../../support/folder';
import {run} from '../../support/run';
import {fencesOf, fenceTitled, pageAt} from '../../content/corpus';
import {needs} from '../needs';

const folderOfPages = 'docs/focus/appendix/data-extraction-integrations';
const fence = (name: string) => `${fenceTitled(pageAt(`${folderOfPages}/native-rest.md`), name).value}\n`;
const events = Array.from({length: 7}, (_, index) => ({seq: index + 1, action: 'communication.played'}));

const notebook = fencesOf(pageAt(`${folderOfPages}/jupyter.md`), 'python')
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

/** The first listing is answered with 429, so the second page is the third request. */
const secondPage = reading(/communications$/, 3);
const newExport = reading(/exports$/);

const scripts: [name: string, isHit: Sample['isHit'], made: string][] = [
  ['list', secondPage, 'communications.jsonl'],
  ['audit', reading(/audit-events$/, 2), 'audit.jsonl'],
  ['media', reading(/media$/), 'com_01J9Z6T5K8.ogg'],
  ['export', newExport, 'exp_01J9Z70A3C.zip'],
];

const scriptsIn = (command: string, ending: string): Sample[] =>
  scripts.map(([name, isHit, made]) => {
    const names = [`focus.${ending}`, `${name}.${ending}`];
    const files = Object.fromEntries(names.map((one) => [one, fence(one)]));
    return {file: `${name}.${ending}`, files, command, isHit, made};
  });

const samples: Sample[] = [
  ...scriptsIn('bash', 'sh'),
  {
    file: 'notebook.py',
    files: {'notebook.py': notebook},
    command: 'python3',
    isHit: secondPage,
    made: 'focus.db',
  },
  ...scriptsIn('pwsh', 'ps1'),
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
  /** A database holds the time of its making. */
  const made = () => {
    const file = path.join(folder, sample.made);
    if (!existsSync(file)) return undefined;
    return sample.made === 'focus.db' ? 'made' : readFileSync(file).toString('base64');
  };
  return {...api, folder, runs, made};
}

describe.each(samples.map((sample) => [sample.file, sample] as const))('%s', (file, sample) => {
  needs(sample.command, ...(file.endsWith('.sh') ? ['curl', 'jq'] : []));

  it('has the same result after each fault that passes, after a 401, and when it is run again', async () => {
    const {runs, made} = await start(sample);
    const {code, stdout, stderr} = await runs();
    expect(code, stderr).toBe(0);
    const good = made();
    const courses = [...passing, '401' as const].map(async (fault) => {
      const course = await start(sample, fault);
      const outcome = await course.runs();
      const seen = [fault, course.struck(), outcome.code, outcome.stdout];
      expect(seen, outcome.stderr).toEqual([fault, 1, 0, stdout]);
      expect(course.made() === good, fault).toBe(true);
    });
    await Promise.all(courses);
    const again = await runs();
    expect([again.code, again.stdout, made() === good], again.stderr).toEqual([0, stdout, true]);
  });

  it('fails with a sentence and leaves nothing half done, when a fault does not pass', async () => {
    const lasting: Fault[] = file.startsWith('media.') ? ['401'] : ['401', 'malformed JSON'];
    for (const fault of lasting) {
      const course = await start(sample, fault, 99);
      const {code, stdout, stderr} = await course.runs();
      // A notebook shows stack traces by itself; its last line is the sentence.
      const isSentence = file === 'notebook.py' || !stackTrace.test(stderr);
      expect([fault, code === 0, isSentence], stderr).toEqual([fault, false, true]);
      // The file of the audit log grows page by page; what it says is what it has to say.
      if (file.startsWith('audit.')) expect(stdout).toBe('');
      else expect(course.made(), fault).toBeUndefined();
    }
  });
});

describe('what is done once', () => {
  needs('bash', 'curl', 'jq', 'python3');

  const [list, audit, , exporting, cells] = samples as [Sample, Sample, Sample, Sample, Sample];

  it('a list is replaced by a whole one only', async () => {
    const course = await start({...list, files: {...list.files, [list.made]: 'as it was\n'}}, '401', 99);
    expect((await course.runs()).code).not.toBe(0);
    expect(readFileSync(path.join(course.folder, list.made), 'utf8')).toBe('as it was\n');
  });

  it('an audit event is neither lost nor written twice, by runs that stop, follow or meet', async () => {
    const course = await start(audit, 'malformed JSON', 1);
    expect((await course.runs()).code).not.toBe(0);
    expect((await course.runs()).code).toBe(0);
    await Promise.all([course.runs(), course.runs()]);
    const kept = readFileSync(path.join(course.folder, audit.made), 'utf8').trim().split('\n');
    expect(kept.map((line) => (JSON.parse(line) as {seq: number}).seq)).toEqual(events.map(({seq}) => seq));
    expect(readdirSync(course.folder).filter((name) => name.endsWith('.lock'))).toEqual([]);
  });

  it.each([
    ['script', exporting, 'malformed JSON' as const, [false, true]],
    ['notebook', {...cells, isHit: newExport}, 'cut body' as const, [true, true]],
  ])('an export is started once by the %s, however often it runs', async (_, sample, fault, done) => {
    const course = await start(sample, fault, 1);
    const codes = [(await course.runs()).code, (await course.runs()).code];
    expect(codes.map((code) => code === 0)).toEqual(done);
    const keys = course.requests
      .filter(({target}) => target.endsWith('/exports'))
      .map(({headers}) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
  });
});
