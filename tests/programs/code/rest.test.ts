/** The code of the pages on native REST and on notebooks runs as it stands, and prints what the pages say. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {client, startFocusApi} from '../../support/focus-api';
import {folderWith} from '../../support/folder';
import {run} from '../../support/run';
import {fencesOf, fenceTitled, pageAt, pages} from '../../content/corpus';
import {needs} from '../needs';

needs('bash', 'curl', 'jq', 'python3', 'requests for Python');

const folderOfPages = 'docs/focus/appendix/data-extraction-integrations';

/** All code of a language of a page, and the outputs that the page shows after it. */
function codeOf(name: string, language: string): string {
  const page = pages.find(({path: file}) => file === `${folderOfPages}/${name}.md`);
  if (!page) throw new Error(`There is no page ${name}.`);
  return fencesOf(page, language)
    .map(({value}) => `${value}\n`)
    .join('\n');
}

const outputsOf = (name: string) => codeOf(name, 'text').replaceAll('\n\n', '\n');

let api: Awaited<ReturnType<typeof startFocusApi>>;

beforeEach(async () => {
  api = await startFocusApi();
});

afterEach(() => api.close());

const environment = () => ({
  FOCUS_API: api.apiUrl,
  FOCUS_AUTH: api.authUrl,
  FOCUS_CLIENT_ID: client.id,
  FOCUS_CLIENT_SECRET: client.secret,
  FOCUS_WAIT_SECONDS: '0',
});

const asked = () => api.requests.map(({method, path: at, status}) => `${method} ${at} ${status}`);

/** What both pages ask for to read the day: a token, the first page twice, then the second page. */
const reading = [
  'POST /oauth2/token 200',
  'GET /focus/v1/communications 429',
  'GET /focus/v1/communications 200',
  'GET /focus/v1/communications 200',
];

const exporting = [
  'POST /focus/v1/exports 202',
  'GET /focus/v1/exports/exp_01J9Z70A3C 200',
  'GET /focus/v1/exports/exp_01J9Z70A3C 200',
  'GET /downloads/exp_01J9Z70A3C.zip 200',
];

const bodyOfExport = () =>
  JSON.parse(api.requests.find(({path: at}) => at.endsWith('/exports'))?.body ?? '') as unknown;

describe('native REST in Bash', () => {
  const page = pageAt(`${folderOfPages}/native-rest.md`);
  const scripts = ['focus.sh', 'list.sh', 'media.sh', 'export.sh', 'audit.sh'];
  const files = Object.fromEntries(scripts.map((name) => [name, `${fenceTitled(page, name).value}\n`]));
  const all = scripts.slice(1).map((name) => `bash ${name}`);

  it('reads a day, a file, an export and the audit events', async () => {
    const folder = folderWith(files);
    const outcome = await run(folder, 'bash', ['-c', all.join(' && ')], environment());
    expect(outcome.stdout, outcome.stderr).toBe(outputsOf('native-rest'));
    expect(outcome.code).toBe(0);
    const token = 'POST /oauth2/token 200';
    expect(asked()).toEqual([
      ...reading,
      token,
      'GET /focus/v1/communications/com_01J9Z6T5K8 200',
      'GET /focus/v1/communications/com_01J9Z6T5K8/media 200',
      token,
      ...exporting,
      token,
      'GET /focus/v1/audit-events 200',
    ]);
    expect(api.requests.filter(({query}) => query.cursor).map(({query}) => query)).toEqual([
      {
        started_from: '2025-11-03T00:00:00Z',
        started_to: '2025-11-04T00:00:00Z',
        kind: 'voice',
        limit: '500',
        cursor: 'from-2',
      },
    ]);
    expect(bodyOfExport()).toEqual({
      communication_ids: ['com_01J9Z6T5K8', 'com_01J9Z6T7MB'],
      purpose: 'Complaint 2025-118',
    });
    expect(readFileSync(path.join(folder, 'exp_01J9Z70A3C.zip')).subarray(0, 2).toString()).toBe('PK');
  });
});

describe('the notebook', () => {
  const cells = codeOf('jupyter', 'python');
  it('reads a day, a file and an export, and answers questions in SQL', async () => {
    const queries = codeOf('jupyter', 'sql')
      .split(/(?<=;)\n+/)
      .filter(Boolean);
    expect(queries.length).toBeGreaterThan(1);
    const files = queries.map((query, index): [string, string] => [`${index}.sql`, query]);
    const asks = files.map(([file]) => `ask("${file}")\n`).join('');
    const folder = folderWith({...Object.fromEntries(files), 'notebook.py': cells + asks});
    const outcome = await run(folder, 'python3', ['notebook.py'], environment());
    expect(outcome.stdout, outcome.stderr).toBe(outputsOf('jupyter'));
    expect(asked()).toEqual([
      ...reading,
      'GET /focus/v1/communications/com_01J9Z6T5K8/media 200',
      ...exporting,
    ]);
    expect(bodyOfExport()).toEqual({
      communication_ids: ['com_01J9Z6T5K8', 'com_01J9Z6T7MB', 'com_01J9Z6T9VC'],
      purpose: 'Call length study 2025-11',
    });
  });

  it.each([
    ['an unknown communication', 'call("GET", "/communications/com_0000000000")', '404 FOC-3001 '],
    ['a missing scope', 'call("GET", "/audit-events")', '403 FOC-5006 '],
  ])('names the code of %s', async (_, line, code) => {
    const folder = folderWith({'notebook.py': `${cells}\n${line}\n`});
    const outcome = await run(folder, 'python3', ['notebook.py'], environment());
    expect(outcome.stderr).toContain(`RuntimeError: ${code}`);
  });
});
