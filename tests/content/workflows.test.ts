/** The steps of workflows that tell a pull request's story, with stand-ins for npm and for GitHub's command line. */
import {spawnSync} from 'node:child_process';
import {chmodSync, existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {folderWith} from '../support/folder';

const folder = '.github/workflows';

type Step = {uses?: string; run?: string};
type Workflow = {jobs: Record<string, {steps: Step[]; permissions?: Record<string, string>}>};

const read = (name: string) => parse(readFileSync(`${folder}/${name}`, 'utf8')) as Workflow;

/** Runs the one step of a job that has a script, as GitHub does. */
function runJob(
  file: string,
  job: string,
  programs: Record<string, string>,
  env: Record<string, string> = {},
) {
  const [script = ''] = read(file).jobs[job]?.steps.flatMap(({run}) => run ?? []) ?? [];
  const place = folderWith(
    Object.fromEntries(
      Object.entries(programs).map(([name, text]) => [`bin/${name}`, `#!/bin/bash\n${text}`]),
    ),
  );
  for (const name of Object.keys(programs)) chmodSync(path.join(place, 'bin', name), 0o755);
  const {status, stderr} = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
    cwd: place,
    env: {PATH: `${place}/bin:${process.env.PATH}`, GITHUB_OUTPUT: path.join(place, 'output'), ...env},
    encoding: 'utf8',
  });
  const textOf = (name: string) => {
    const found = path.join(place, name);
    return existsSync(found) ? readFileSync(found, 'utf8') : undefined;
  };
  return {status, stderr, textOf};
}

it('every action is one of a known content', () => {
  const used = readdirSync(folder)
    .flatMap((name) => Object.values(read(name).jobs))
    .flatMap(({steps}) => steps.flatMap(({uses}) => uses ?? []));
  expect(used.filter((name) => !/^(\.\/.+|[\w./-]+@[\da-f]{40})$/.test(name))).toEqual([]);
});

it('nothing of a pull request runs where a token may write', () => {
  const text = readFileSync(`${folder}/publish.yml`, 'utf8');
  expect(text).not.toMatch(/actions\/checkout|uses: \.\/|npm |npx |node /);
  expect(read('site.yml').jobs.content?.permissions).toEqual({contents: 'read'});
});

it('lists the changed pages, and counts the findings, which fail the job', () => {
  const npm =
    'if [ "$3" = changed ]; then echo "- New: \\`/a\\`"; else echo "a:1:1"; echo "✖ 2 problems"; exit 1; fi';
  const {status, textOf} = runJob('site.yml', 'content', {npm});
  expect(status).toBe(1);
  expect(textOf('story.md')).toBe('- New: `/a`\n\n✖ 2 problems\n');
});

/** What of the command line the job uses; the artifact `site` and Pages are there or not. */
const gh = `case "$1 $2" in
  "pr list") [ -z "$PULL_REQUEST" ] || echo "$PULL_REQUEST";;
  "run download") printf '%s\\n' "$STORY" > story.md;;
  api\\ */artifacts) echo "$IS_BUILT";;
  api\\ */pages) echo "$PAGES"; [[ "$PAGES" == http* ]];;
esac`;

const story = '- New: `/docs/a`\n- Moved: `/docs/b`, which leads to `/docs/a`\n\n✔ 73 pages, no problem';

it.each([
  [
    'with links into the preview',
    {},
    `[Preview](https://o.github.io/r/pr/7/)

- New: [/docs/a](https://o.github.io/r/pr/7/docs/a)
- Moved: [/docs/b](https://o.github.io/r/pr/7/docs/b), which leads to [/docs/a](https://o.github.io/r/pr/7/docs/a)

✔ 73 pages, no problem
`,
  ],
  ['without a preview when no site was built', {IS_BUILT: 'false'}, `${story}\n`],
  ['without a preview when Pages is off', {PAGES: '{"message": "Not Found"}'}, `${story}\n`],
  ['as code when it is from a fork', {PULL_REQUEST: '7 true'}, `${story.replace(/^/gm, '    ')}\n`],
  ['cut to a length', {STORY: 'a'.repeat(30_000), IS_BUILT: 'false'}, `${'a'.repeat(20_000)}\n`],
  ['not at all when the pull request has another commit', {PULL_REQUEST: ''}, undefined],
])('the comment is written %s', (_, changes, expected) => {
  const {status, textOf} = runJob(
    'publish.yml',
    'comment',
    {gh},
    {
      ...{GH_REPO: 'o/r', RUN: '1', COMMIT: 'c'},
      ...{PULL_REQUEST: '7 false', STORY: story, IS_BUILT: 'true', PAGES: 'https://o.github.io/r/'},
      ...changes,
    },
  );
  expect(status).toBe(0);
  expect(textOf('comment.md')).toBe(expected);
  expect(textOf('output')).toBe(expected && 'number=7\n');
});
