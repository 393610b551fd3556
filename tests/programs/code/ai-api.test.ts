/** The programs of the AI API's pages run as they stand against an API that checks what they send. */
import {createHmac} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {describe, expect, it, onTestFinished} from 'vitest';
import {parse} from 'yaml';
import {facts} from '../../../src/content/facts';
import {client, problemOf, receivers, startAiApi, titles, wav, type Options} from '../../support/ai-api';
import {folderWith} from '../../support/folder';
import {run} from '../../support/run';
import {anchorsOf, fencesOf, fenceTitled, pageAt, type Page} from '../../content/corpus';
import {needs} from '../needs';

needs('bash', 'curl', 'dig', 'jq', 'openssl', 'python3');

const overview = pageAt('docs/ai-api/api-overview.md');
const start = pageAt('docs/ai-api/getting-started.mdx');
const requirements = pageAt('docs/ai-api/requirements.md');

/** The file, or the output, that a page shows under a title. */
const shown = (page: Page, title: string) => `${fenceTitled(page, title).value}\n`;

type Job = Record<string, string> & {
  usage: {unit: string; quantity: number};
  result: {text: string; duration_ms: number; segments: {end_ms: number; text: string}[]};
};

const job = JSON.parse(shown(overview, 'GET /jobs/job_01J9Z7B3MA')) as Job;
const call = wav(2);

/** Programs, and the commands that stand under them on the page. */
const programs: Record<string, string> = {
  'transcribe.sh': 'bash transcribe.sh call.wav',
  'transcribe.mjs': 'node transcribe.mjs call.wav',
  'transcribe.py': 'python3 transcribe.py call.wav',
  'Program.cs': shown(start, 'Build and run with Mono').trimEnd(),
  'Transcribe.java': 'java Transcribe.java call.wav',
};

type Case = {options?: Options; variables?: Record<string, string>; media?: Buffer; secret?: string};

/** Runs a program as a reader does: the credentials of the page, then the command under the program. */
async function transcribe(
  file: string,
  {options = {}, variables, media = call, secret = client.secret}: Case,
) {
  const api = await startAiApi(options);
  onTestFinished(() => api.close());
  const credentials = shown(start, 'credentials.sh').replace(client.secret, secret);
  const folder = folderWith({[file]: shown(start, file), 'credentials.sh': credentials, 'call.wav': media});
  const script = `set -e\nsource credentials.sh\n${programs[file]}`;
  const outcome = await run(folder, 'bash', ['-c', script], {...api.variables, LC_ALL: 'C', ...variables});
  const asked = api.requests.map(({method, path, status}) => `${method} ${path} ${status}`);
  return {...outcome, asked, ...api};
}

type Run = Awaited<ReturnType<typeof transcribe>>;

/** What `read` makes of a run, by the file of the program; all run at the same time. */
async function each<T>(given: Case, read: (run: Run) => T): Promise<Record<string, T>> {
  const entries = Object.keys(programs).map(
    async (file) => [file, read(await transcribe(file, given))] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

/** The same for every program. */
const every = <T>(value: T) => Object.fromEntries(Object.keys(programs).map((file) => [file, value]));

const asking = (status: number) => `GET /ai/v1/jobs/job_01J9Z7B3MA ${status}`;

describe('every program', () => {
  it('is started by the command that stands under it', () => {
    expect(Object.values(programs).filter((command) => !start.text.includes(command))).toEqual([]);
  });

  it('uploads the file, waits longer each time and as long as the API says, and prints the text', async () => {
    const given = {options: {end: job, retryAfter: 2}, variables: {AI_POLL_SECONDS: '1'}};
    const runs = await each(given, (run) => run);
    const of = <T>(read: (run: Run) => T) =>
      Object.fromEntries(Object.entries(runs).map(([file, run]) => [file, read(run)]));
    expect(of(({code, stdout, stderr}) => [code, stdout, stderr])).toEqual(
      every([0, `${job.result.text}\n`, '']),
    );
    expect(of(({asked}) => asked)).toEqual(
      every([
        'POST /oauth2/token 200',
        'POST /ai/v1/transcriptions 202',
        ...[429, 200, 200, 200].map(asking),
      ]),
    );
    const [head = '', form = ''] = shown(start, 'Request').trimEnd().split('\n\n');
    expect(
      of(({requests: [token]}) => [token?.headers.authorization, decodeURIComponent(token?.body ?? '')]),
    ).toEqual(every([/Authorization: (.*)/.exec(head)?.[1], decodeURIComponent(form)]));
    expect(of(({requests: [, upload]}) => [upload?.headers['content-length'], upload?.body])).toEqual(
      every([String(call.length), call.toString()]),
    );
    const tooSoon = ({times}: Run) =>
      [1, 2, 2, 4].filter((pause, index) => times[index + 2]! - times[index + 1]! < pause * 1000 - 50);
    expect(of(tooSoon)).toEqual(every([]));
  });

  it('reads every sign of the text, and renews a token that is about to end', async () => {
    const text = 'Zoë said: "£5, \\ or 10\u2009%?"\nOK \u{1F600}';
    const end = {...job, result: {segments: [{text: 'Zoë'}], text}};
    const read = ({stdout, stderr, asked}: Run) => [
      stdout,
      stderr,
      asked.includes('POST /oauth2/token 200', 4),
    ];
    expect(await each({options: {end, tokenSeconds: 60}}, read)).toEqual(every([`${text}\n`, '', true]));
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
    ['an answer of something else', {options: {isBehindBrokenProxy: true}}, 'HTTP 403'],
    ['a job that takes too long', {variables: {AI_WAIT_SECONDS: '1'}}, 'job_01J9Z7B3MA has not finished yet'],
  ])('ends with status 1 and one line: %s', async (_, given, line) => {
    const read = ({code, stdout, stderr}: Run) => [
      code,
      stdout,
      stderr.slice(0, line.length),
      stderr.split('\n').length,
    ];
    expect(await each(given, read)).toEqual(every([1, '', line, 2]));
  });
});

describe('the webhook', () => {
  const vector = {secret: 'example-webhook-secret-0001', timestamp: '1762335072'};
  const body = shown(overview, 'Body of job.finished').trimEnd();
  const sign = (timestamp: string, secret = vector.secret) => ({
    'x-ai-timestamp': timestamp,
    'x-ai-signature': createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex'),
  });
  const headers = {'x-ai-timestamp': vector.timestamp, 'x-ai-signature': shown(start, 'Signature').trimEnd()};
  const aged = (seconds: number) => sign(String(Number(vector.timestamp) - seconds));

  it.each(receivers)('is judged by $file', async ({file, command, driver, judge}) => {
    const code = judge(vector.secret, vector.timestamp, [
      [headers, body],
      [aged(facts.ai.webhook.ageSeconds), body],
      [aged(facts.ai.webhook.ageSeconds + 1), body],
      [headers, body.replace('succeeded', 'failed')],
      [{...headers, 'x-ai-timestamp': '1762335073'}, body],
      [sign(vector.timestamp, 'another'), body],
      [{...headers, 'x-ai-signature': 'é'}, body],
      [{}, body],
    ]);
    const folder = folderWith({[file]: shown(start, file), [driver]: code});
    const {stdout, stderr} = await run(folder, command, [driver], {PORT: '0'});
    expect(stdout && JSON.parse(stdout), stderr).toEqual([true, true, ...Array<boolean>(6).fill(false)]);
  });

  it.each(receivers)('is taken once by $file', async ({file, command, driver, send}) => {
    const now = sign(String(Math.floor(Date.now() / 1000)));
    const code = send([
      [now, body],
      [now, body],
      [headers, body],
    ]);
    const folder = folderWith({[file]: shown(start, file), [driver]: code});
    const variables = {AI_WEBHOOK_SECRET: vector.secret, PORT: '0'};
    const {stdout, stderr} = await run(folder, command, [driver], variables);
    expect(stdout, stderr).toBe('job_01J9Z7B3MA succeeded\n204 204 401\n');
  });

  it('has a signature that the page works out and the overview shows', async () => {
    const folder = folderWith({'signature.sh': shown(start, 'signature.sh')});
    const {stdout, stderr} = await run(folder, 'bash', ['signature.sh']);
    expect(stdout, stderr).toBe(shown(start, 'Signature'));
    const cells = [vector.secret, vector.timestamp, `${body.length} bytes`, headers['x-ai-signature']];
    expect(cells.filter((cell) => !overview.text.includes(cell))).toEqual([]);
    const {data, created_at} = JSON.parse(body) as {data: Partial<Job>; created_at: string};
    expect(job).toMatchObject({...data, finished_at: created_at});
    expect(Date.parse(created_at)).toBe(Number(vector.timestamp) * 1000);
  });
});

describe('the samples', () => {
  it('are one job, from the request to the result', () => {
    const {state, progress, ...made} = JSON.parse(shown(overview, '202 Accepted')) as Job;
    expect([state, progress]).toEqual(['queued', 0]);
    expect(job).toMatchObject(made);
    const asked = JSON.parse(shown(overview, 'POST /transcriptions')) as {reference: string};
    expect(asked.reference).toBe(job.reference);
    expect(JSON.parse(shown(overview, 'POST /classifications'))).toMatchObject({source: {id: job.id}});

    const {result, usage} = job;
    expect(result.segments.map(({text}) => text).join(' ')).toBe(result.text);
    expect(result.segments.at(-1)?.end_ms).toBeLessThanOrEqual(result.duration_ms);
    expect(usage.quantity).toBe(Math.ceil(result.duration_ms / 1000));
    const keptDays = (Date.parse(job.expires_at ?? '') - Date.parse(job.finished_at ?? '')) / 86_400_000;
    expect(keptDays).toBe(facts.ai.resultDays);
  });

  it('of the token are those of the Authentication API', () => {
    type Spec = {
      paths: Record<
        string,
        {
          post: {
            responses: Record<
              string,
              {content: Record<string, {examples: Record<string, {value: unknown}>}>}
            >;
          };
        }
      >;
    };
    const spec = parse(readFileSync('openapi/auth.yaml', 'utf8')) as Spec;
    const {examples} = spec.paths['/oauth2/token']!.post.responses['200']!.content['application/json']!;
    expect(JSON.parse(shown(start, 'Answer'))).toEqual(examples.clientCredentials?.value);
  });

  it('of errors stand in the table, and their types lead to it', () => {
    const problem = JSON.parse(shown(overview, '422 Unprocessable Content')) as Record<string, unknown>;
    const {instance, ...rest} = problem;
    expect(instance).toBe('/ai/v1/transcriptions');
    expect(rest).toEqual(problemOf('AI-422', String(problem.detail)));
    const rows = Object.entries(titles).map(([code, title]) => `\`${code}\` | ${title} |`);
    expect(rows.filter((row) => !overview.text.includes(row))).toEqual([]);
    const codes = [...overview.text.matchAll(/<\/a>`(AI-\d{3})`/g)].map(([, code = '']) =>
      code.toLowerCase(),
    );
    expect(codes.filter((anchor) => !anchorsOf(overview).includes(anchor))).toEqual([]);
    const linked = [start, requirements].flatMap(({text}) => text.match(/(?<=#)ai-\d{3}/g) ?? []);
    expect(linked.length).toBeGreaterThan(5);
    expect(linked.filter((anchor) => !codes.includes(anchor))).toEqual([]);
  });
});

describe('the requirements', () => {
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

  it('on the network are proved by the program of the page', async () => {
    const {variables, close} = await startAiApi({});
    onTestFinished(close);
    const folder = folderWith({'check.sh': shown(requirements, 'check-network.sh')});
    const {stdout, stderr} = await run(folder, 'bash', ['check.sh'], variables);
    const real = {
      [variables.AI_API ?? '']: 'https://api.example.com/ai/v1',
      [variables.AI_AUTH ?? '']: 'https://auth.example.com',
    };
    const named = Object.entries(real).reduce((text, [mock, name]) => text.replace(mock, name), stdout);
    expect(named, stderr).toBe(shown(requirements, 'The network is open'));
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
    expect(rows).toHaveLength(facts.ai.languages);
    const right = rows.map(([tag = '']) => [
      tag,
      names.of(tag),
      scripts.of(new Intl.Locale(tag).maximize().script ?? ''),
    ]);
    expect(rows).toEqual(right);
    expect(new Set(right.map(([tag]) => tag)).size).toBe(facts.ai.languages);
  });
});

it('every fence of these pages is run, compared or parsed', () => {
  const parsed = ['json', 'mermaid', 'http', 'screen', 'powershell'];
  const test =
    readFileSync('tests/programs/code/ai-api.test.ts', 'utf8') +
    receivers.map(({file}) => `'${file}'`).join();
  const untold = [overview, start, requirements]
    .flatMap((page) => fencesOf(page))
    .filter(({language, title}) => !parsed.includes(language) && !test.includes(`'${title}'`));
  expect(untold.map(({title}) => title)).toEqual([]);
});
