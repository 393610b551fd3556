/** The programs of the AI API's pages run as they stand against an API that checks what they send. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {get} from 'lodash';
import {describe, expect, it, onTestFinished, vi} from 'vitest';
import {parse} from 'yaml';
import {facts} from '../../../src/content/facts';
import {client, problemOf, startAiApi, wav, type Options} from '../../support/ai-api';
import {passing, stackTrace, type Fault} from '../../support/faults/network';
import {folderWith} from '../../support/folder';
import {run} from '../../support/run';
import {fenceTitled, pageAt, type Page} from '../../content/corpus';
import {needs} from '../needs';

// A test starts its program some ten times; Mono and Java take seconds for a start on a busy machine.
vi.setConfig({testTimeout: 3 * 60_000});

const overview = pageAt('docs/ai-api/api-overview.md');
const start = pageAt('docs/ai-api/getting-started.mdx');
const requirements = pageAt('docs/ai-api/requirements.md');

/** A program that the page offers for download. */
const downloaded = (file: string) => readFileSync(path.join('static/downloads/ai-api', file), 'utf8');

/** The file, or the output, that a page shows under a title. */
const shown = (page: Page, title: string) => `${fenceTitled(page, title).value}\n`;

const job = JSON.parse(shown(overview, 'GET /jobs/job_01J9Z7B3MA')) as {result: {text: string}};
const call = wav(2);

type Program = {
  file: string;
  /** The command that stands under it on the page. */
  command: string;
  /** How it is made ready for many runs, and what each runs; the command of the page when left out. */
  ready?: string;
  again?: string;
  needed: string[];
};

const onMono = shown(start, 'Build and run with Mono').trimEnd();

const programs: Program[] = [
  {file: 'transcribe.sh', command: 'bash transcribe.sh call.wav', needed: ['curl', 'jq']},
  {file: 'transcribe.mjs', command: 'node transcribe.mjs call.wav', needed: []},
  {file: 'transcribe.py', command: 'python3 transcribe.py call.wav', needed: ['python3']},
  {
    file: 'Program.cs',
    command: onMono,
    ready: onMono.split('\n')[0],
    again: 'mono Program.exe call.wav',
    needed: ['mcs', 'mono', 'libraries for C#'],
  },
  {
    file: 'Transcribe.java',
    command: 'java Transcribe.java call.wav',
    ready: 'javac Transcribe.java',
    again: 'java Transcribe call.wav',
    needed: ['java', 'javac'],
  },
];

const isUpload = ({method, path: at}: {method: string; path: string}) =>
  method === 'POST' && at.endsWith('/transcriptions');

/** Requests that a fault happens to. */
const steps = {upload: isUpload, job: ({path: at}: {path: string}) => at.includes('/jobs/')};

type Case = {options?: Options; variables?: Record<string, string>; media?: Buffer; secret?: string};

describe.each(programs)('$file', ({file, command, ready = 'true', again = command, needed}) => {
  needs('bash', ...needed);

  /** Runs the program as a reader does: the credentials of the page, then the command under the program. */
  async function transcribe({options = {}, variables, media = call, secret = client.secret}: Case) {
    const api = await startAiApi(options);
    onTestFinished(() => api.close());
    const credentials = shown(start, 'credentials.sh').replace(client.secret, secret);
    const folder = folderWith({[file]: downloaded(file), 'credentials.sh': credentials, 'call.wav': media});
    const script = `set -e\nsource credentials.sh\n${command}`;
    const outcome = await run(folder, 'bash', ['-c', script], {...api.variables, LC_ALL: 'C', ...variables});
    const asked = api.requests.map(({method, path, status}) => `${method} ${path} ${status}`);
    return {...outcome, asked, ...api};
  }

  it('uploads the file, waits longer each time and as long as the API says, and prints the text', async () => {
    expect(start.text).toContain(command);
    const options = {end: job, retryAfter: 2};
    const {code, stdout, stderr, asked, requests, times} = await transcribe({
      options,
      variables: {AI_POLL_SECONDS: '1'},
    });
    expect([code, stdout, stderr]).toEqual([0, `${job.result.text}\n`, '']);
    expect(asked).toEqual([
      'POST /oauth2/token 200',
      'POST /ai/v1/transcriptions 202',
      ...[429, 200, 200, 200].map((status) => `GET /ai/v1/jobs/job_01J9Z7B3MA ${status}`),
    ]);
    const [token, upload] = requests;
    const [head = '', form = ''] = shown(start, 'Request').trimEnd().split('\n\n');
    expect(token?.headers.authorization).toBe(/Authorization: (.*)/.exec(head)?.[1]);
    expect(decodeURIComponent(token?.body ?? '')).toBe(decodeURIComponent(form));
    expect(upload).toMatchObject({headers: {'content-length': String(call.length)}, body: call.toString()});
    const pauses = times.slice(2).map((time, index) => time - times[index + 1]!);
    expect(pauses.filter((pause, index) => pause < [1, 2, 2, 4][index]! * 1000 - 50)).toEqual([]);
  });

  it('reads every sign of the text, and renews a token that is about to end', async () => {
    const text = 'Zoë said: "£5, \\ or 10\u2009%?"\nOK \u{1F600}';
    const end = {...job, result: {segments: [{text: 'Zoë'}], text}};
    const {stdout, stderr, asked} = await transcribe({options: {end, tokenSeconds: 60}});
    expect([stdout, stderr]).toEqual([`${text}\n`, '']);
    expect(asked.slice(4)).toContain('POST /oauth2/token 200');
  });

  const failed = {...job, state: 'failed', result: undefined, error: problemOf('AI-422', 'No speech.')};

  it.each<[string, Case, string]>([
    [
      'a file that is not audio',
      {media: Buffer.from('text')},
      shown(start, 'A file that is not audio').trimEnd(),
    ],
    ['a failed job', {options: {end: failed}}, 'AI-422 request req_01J9Z7C0HT: No speech.'],
    ['a wrong secret', {secret: 'wrong'}, 'invalid_client request none: Client authentication failed.'],
    ['a job that takes too long', {variables: {AI_WAIT_SECONDS: '1'}}, 'job_01J9Z7B3MA has not finished yet'],
  ])('ends with status 1 and one line: %s', async (_, given, line) => {
    const {code, stdout, stderr} = await transcribe(given);
    expect([code, stdout, stderr.slice(0, line.length), stderr.split('\n').length]).toEqual([1, '', line, 2]);
  });

  const prepare = async () => {
    const folder = folderWith({[file]: downloaded(file), 'call.wav': wav(1)});
    expect((await run(folder, 'bash', ['-c', ready])).code).toBe(0);
    return folder;
  };

  async function course(folder: string, fault: Fault, step: keyof typeof steps, times = 1) {
    const api = await startAiApi({end: job, fault, isHit: steps[step], times});
    onTestFinished(() => api.close());
    const outcome = await run(folder, 'bash', ['-c', again], {...api.variables, LC_ALL: 'C'});
    const keys = api.requests.filter(isUpload).map(({headers}) => String(headers['idempotency-key']));
    return {...outcome, struck: api.struck(), keys};
  }

  it.each(['upload', 'job'] as const)(
    'has its text, and starts one job, after each fault of the %s',
    async (step) => {
      const folder = await prepare();
      const courses = await Promise.all(passing.map((fault) => course(folder, fault, step)));
      expect(courses.map(({struck, code, stdout}, index) => [passing[index], struck, code, stdout])).toEqual(
        passing.map((fault) => [fault, 1, 0, `${job.result.text}\n`]),
      );
      const kept = readFileSync(path.join(folder, 'call.wav.key'), 'utf8').trim();
      expect([...new Set(courses.flatMap(({keys}) => keys))]).toEqual([kept]);
    },
  );

  it.each(['malformed JSON', '401'] as const)('ends with one line after: %s', async (fault) => {
    const {code, stdout, stderr} = await course(await prepare(), fault, 'upload', 9);
    expect([code === 0, stdout, stackTrace.test(stderr)], stderr).toEqual([false, '', false]);
  });
});

describe('samples', () => {
  needs('bash', 'openssl');

  it('have the signature that the program of the page works out', async () => {
    const folder = folderWith({'signature.sh': shown(start, 'signature.sh')});
    const {stdout, stderr} = await run(folder, 'bash', ['signature.sh']);
    expect(stdout, stderr).toBe(shown(start, 'Signature'));
    expect(overview.text).toContain(stdout.trim());
  });

  it('of the token are those of the Authentication API', () => {
    const {paths} = parse(readFileSync('openapi/auth.yaml', 'utf8')) as {paths: object};
    const answer: unknown = get(paths, [
      '/oauth2/token',
      'post',
      'responses',
      '200',
      'content',
      'application/json',
    ]);
    const example: unknown = get(answer, ['examples', 'clientCredentials', 'value']);
    expect(example).toEqual(JSON.parse(shown(start, 'Response')));
  });
});

describe('the requirements', () => {
  needs('bash', 'curl', 'python3');

  it.each([
    ['in', wav(2), 0, ''],
    ['too short', wav(0.5), 1, 'outside the limit: length\n'],
    ['too coarse', wav(2, 4000), 1, 'outside the limit: sample rate\n'],
  ])('are checked by the program of the page: %s', async (_, media, code, more) => {
    const folder = folderWith({'check-wav.py': shown(requirements, 'check-wav.py'), 'call.wav': media});
    const outcome = await run(folder, 'python3', ['check-wav.py', 'call.wav']);
    expect([outcome.code, outcome.stdout.split('\n').slice(1).join('\n')]).toEqual([code, more]);
    if (!code) expect(outcome.stdout).toBe(shown(requirements, 'python3 check-wav.py call.wav'));
  });

  it('list languages by their tags, names and scripts', () => {
    const names = new Intl.DisplayNames('en-GB', {type: 'language'});
    const scripts = new Intl.DisplayNames('en-GB', {type: 'script'});
    const rows = [...requirements.text.matchAll(/^- \*\*(\S+)(?: Han)? script\*\*: (.*)$/gm)].flatMap(
      ([, script = '', list = '']) =>
        [...list.matchAll(/(?:^|, | and )([^,(]+?)(?: \([A-Z][^)]*\))? \(`([a-z]{2})`\)/g)].map(
          ([, name = '', tag = '']) => [tag, name, script],
        ),
    );
    expect(new Set(rows.map(([tag]) => tag)).size).toBe(facts.ai.languages);
    expect(rows).toEqual(
      rows.map(([tag = '']) => [
        tag,
        names.of(tag),
        scripts.of(new Intl.Locale(tag).maximize().script ?? ''),
      ]),
    );
  });
});

describe('the network', () => {
  needs('bash', 'curl', 'dig');

  const check = async (options: Options) => {
    const api = await startAiApi(options);
    onTestFinished(() => api.close());
    const folder = folderWith({'check.sh': shown(requirements, 'check-network.sh')});
    return {...(await run(folder, 'bash', ['check.sh'], api.variables)), ...api};
  };

  it('is proved open by the program of the page', async () => {
    const {stdout, stderr, variables} = await check({});
    const named = stdout
      .replace(variables.AI_API!, 'https://api.example.com/ai/v1')
      .replace(variables.AI_AUTH!, 'https://auth.example.com');
    expect(named, stderr).toBe(shown(requirements, 'The network is open'));
  });

  it.each(['reset before the body', 'cut body'] as const)('is named where it is not: %s', async (fault) => {
    const {code, stdout} = await check({fault, isHit: ({path}) => path.includes('/jobs/'), times: 9});
    expect([code, stdout.trim().split('\n').length], stdout).toEqual([1, 2]);
    expect(stdout).toMatch(/^200 /);
  });
});
