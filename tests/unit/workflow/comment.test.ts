/** The one comment of a review: the step of the workflow, run against a server that answers as GitHub's API does. */
import {execFile} from 'node:child_process';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {promisify} from 'node:util';
import {describe, expect, it, onTestFinished} from 'vitest';
import {folderWith} from '../../support/folder';
import {commands, workflows} from '../../support/workflow/read';

const script = commands.find(({name}) => name === 'One comment, kept up to date')?.run ?? 'exit 1';

type Comment = {id: number; user: {login: string}; body: string};

const bot = 'github-actions[bot]';
const marker = '<!-- help-hub: review -->';

/** Source: https://docs.github.com/en/rest/issues/comments, API version 2022-11-28; a longer body is answered with 422. */
const longest = 65_536;

async function github(comments: Comment[]): Promise<{url: string; asked: string[]}> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const {pathname, searchParams} = new URL(request.url ?? '', 'http://localhost');
      asked.push(`${request.method} ${pathname}`);
      const answer = (status: number, value: unknown) => {
        response.writeHead(status, {'Content-Type': 'application/json'}).end(JSON.stringify(value));
      };
      if (request.headers.authorization !== 'Bearer secret') return answer(401, {});
      if (request.method === 'GET') {
        const [size, page] = ['per_page', 'page'].map((name) => Number(searchParams.get(name)));
        return answer(200, comments.slice((page! - 1) * size!, page! * size!));
      }
      const {body} = JSON.parse(Buffer.concat(chunks).toString()) as Comment;
      if (body.length > longest) return answer(422, {message: 'Validation Failed'});
      if (request.method === 'POST') {
        comments.push({id: 1000 + comments.length, user: {login: bot}, body});
        return answer(201, {});
      }
      const id = Number(pathname.split('/').at(-1));
      const found = comments.find((comment) => comment.id === id);
      if (!found) return answer(404, {});
      found.body = body;
      return answer(200, {});
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return {url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked};
}

/** Runs the step as the runner does. */
async function tell(url: string, review: string, env: Record<string, string> = {}): Promise<string> {
  const {stdout} = await promisify(execFile)(
    'bash',
    ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script],
    {
      cwd: folderWith(review ? {'review/review.md': review} : {}),
      env: {
        PATH: process.env.PATH,
        GH_TOKEN: 'secret',
        GITHUB_API_URL: url,
        GITHUB_REPOSITORY: 'example-org/help-hub',
        NUMBER: '7',
        RUN_URL: 'https://github.com/example-org/help-hub/actions/runs/1',
        CONCLUSION: 'success',
        ...env,
      },
    },
  );
  return stdout;
}

describe('the comment', () => {
  it('is written once, and edited from then on', async () => {
    const comments: Comment[] = [];
    const {url, asked} = await github(comments);
    await tell(url, 'The first "story".\n');
    await tell(url, 'The second story.\n', {CONCLUSION: 'failure'});
    expect(comments).toHaveLength(1);
    expect(comments[0]?.body).toMatch(/^<!-- help-hub: review -->\nThe second story\./);
    expect(comments[0]?.body).toContain('[failure](https://github.com/example-org/help-hub/actions/runs/1)');
    const place = '/repos/example-org/help-hub/issues';
    expect(asked).toEqual([
      `GET ${place}/7/comments`,
      `POST ${place}/7/comments`,
      `GET ${place}/7/comments`,
      `PATCH ${place}/comments/1000`,
    ]);
  });

  it('is found behind two hundred others, of which none is touched', async () => {
    const others = Array.from({length: 250}, (_, id) => ({
      id,
      user: {login: id % 2 ? 'octocat' : bot},
      // Somebody may quote the marker, or another workflow of the same name may write.
      body: id % 2 ? `${marker}\nMine.` : `Other ${marker}`,
    }));
    const own = {id: 999, user: {login: bot}, body: `${marker}\nOld.`};
    const comments = [...structuredClone(others), own];
    const {url} = await github(comments);
    await tell(url, 'New.');
    expect(comments.slice(0, -1)).toEqual(others);
    expect(own.body).toContain('New.');
    expect(comments).toHaveLength(251);
  });

  it('is cut at the end of a line where it is too long, and says where the rest is', async () => {
    const comments: Comment[] = [];
    const {url} = await github(comments);
    const row = `| ${'é'.repeat(97)} |\n`;
    await tell(url, row.repeat(2000));
    const [comment] = comments;
    expect(comment?.body.length).toBeGreaterThan(50_000);
    expect(comment?.body.length).toBeLessThanOrEqual(longest);
    expect(comment?.body).toMatch(
      /é \|\n\n…and more, which the run has\.\n\nThe checks: \[success\]\(https:/,
    );
  });

  it('is not written without a review, or without a pull request', async () => {
    const {url, asked} = await github([]);
    expect(await tell(url, '')).toContain('no review');
    expect(await tell(url, 'Story', {NUMBER: ''})).toContain('no open pull request');
    expect(asked).toEqual([]);
  });

  it('fails when GitHub refuses', async () => {
    const {url} = await github([]);
    await expect(tell(url, 'Story', {GH_TOKEN: 'wrong'})).rejects.toThrow();
  });
});

it('the job that may comment serves branches of this repository alone, and checks nothing out', () => {
  const {comment} = workflows.find(({file}) => file.endsWith('/publish.yml'))!.jobs;
  expect(comment?.permissions).toEqual({actions: 'read', 'pull-requests': 'write'});
  expect(comment?.if).toContain('head_repository.full_name == github.repository');
  expect(comment?.steps.map(({uses}) => uses?.split('@')[0])).toEqual([
    'actions/download-artifact',
    undefined,
  ]);
});
