/** What holds for every workflow: pins, permissions, names of scripts, programs of the image. */
import {validateAction, validateWorkflow} from '@action-validator/core';
import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {programs} from '../../../src/cli/system';
import {image} from '../../support/workflow/image';
import {commands, files, packagesOf, steps, workflows} from '../../support/workflow/read';

const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};

const jobs = workflows.flatMap((workflow) =>
  Object.entries(workflow.jobs).map(([id, job]) => ({title: `${workflow.file} ${id}`, workflow, id, job})),
);

/**
 * A permission that the schema of the validator does not know yet; GitHub does
 * (https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax#permissions).
 */
const newPermission = /^ +attestations: (read|write)\n/gm;

it('the validator does not know a permission that is left out for it', () => {
  const text = readFileSync('.github/workflows/site.yml', 'utf8');
  expect(text).toMatch(newPermission);
  expect(validateWorkflow(text).errors, 'Remedy: let it read the whole text').not.toEqual([]);
});

describe.each(files)('%s', (file) => {
  it('is what GitHub reads', () => {
    const validate = file.includes('/workflows/') ? validateWorkflow : validateAction;
    expect(validate(readFileSync(file, 'utf8').replace(newPermission, '')).errors).toEqual([]);
  });

  const uses = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /\buses:/.test(line));

  it('pins each action of others by commit, with its version beside it', () => {
    for (const line of uses.filter((one) => !one.includes('uses: ./')))
      expect(line).toMatch(/uses: [\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });
});

it('pins an action at one commit', () => {
  const pins = new Map<string, Set<string>>();
  for (const {uses} of steps) {
    const [action = '', commit = ''] = uses?.split('@') ?? [];
    if (commit)
      pins.set(action.split('/').slice(0, 2).join('/'), (pins.get(action) ?? new Set()).add(commit));
  }
  expect([...pins].filter(([, commits]) => commits.size > 1)).toEqual([]);
});

describe.each(jobs)('$title', ({workflow, job}) => {
  it('has only the permissions that it names, on a named image, for a limited time', () => {
    expect(workflow.permissions).toEqual({});
    expect(job.permissions).toBeDefined();
    expect(job['runs-on']).toBe(image.name);
    expect(job['timeout-minutes']).toBeGreaterThan(0);
  });
});

it('only the jobs that sign, publish and comment may write, and they run nothing of the repository', () => {
  const writing = jobs.filter(({job}) => Object.values(job.permissions ?? {}).includes('write'));
  const permissions = writing.map(({id, job}) => [
    id,
    Object.entries(job.permissions ?? {}).flatMap(([name, kind]) => (kind === 'write' ? name : [])),
  ]);
  expect(permissions).toEqual([
    ['publish', ['id-token', 'pages']],
    ['comment', ['pull-requests']],
    ['provenance', ['attestations', 'id-token']],
  ]);
  const isOfPullRequest = (use = '') => use.startsWith('actions/checkout') || use.startsWith('./');
  expect(writing.flatMap(({job}) => job.steps).filter(({uses}) => isOfPullRequest(uses))).toEqual([]);
});

it('a push to a pull request cancels the run of the last one', () => {
  const site = workflows.find(({file}) => file.endsWith('/site.yml'));
  expect(site?.concurrency).toEqual({
    group: expect.stringContaining('event.number') as string,
    'cancel-in-progress': true,
  });
});

it('asks for the content first, then the code, then the build, then what needs it', () => {
  const site = workflows.find(({file}) => file.endsWith('/site.yml'))!;
  const needs = Object.fromEntries(Object.entries(site.jobs).map(([id, job]) => [id, job.needs]));
  expect(needs).toEqual({
    content: undefined,
    code: 'content',
    build: 'code',
    preview: 'code',
    browser: 'build',
    engines: 'build',
    programs: 'build',
    everything: Object.keys(site.jobs).filter((id) => !['everything', 'provenance'].includes(id)),
    provenance: 'everything',
  });
});

it('signs what was pushed, and never what a pull request asks for', () => {
  const {provenance} = workflows.find(({file}) => file.endsWith('/site.yml'))!.jobs;
  expect(provenance?.if).toMatch(/^github\.event_name == 'push' && /);
});

it('runs every kind of test', () => {
  const run = commands.map((command) => command.run).join('\n');
  const kinds = Object.keys(scripts).filter((script) =>
    /^(test:|check:|typecheck$|lint$|format$)/.test(script),
  );
  expect(kinds.filter((script) => !new RegExp(`npm run ${script}\\b(?!:)`).test(run))).toEqual([]);
});

describe.each(commands)('$title', ({run}) => {
  it('takes what others may write, such as the name of a branch, from the environment', () => {
    expect(run).not.toContain('${{');
  });

  it('runs scripts that there are', () => {
    for (const [, script = ''] of run.matchAll(/npm run (?:--silent )?([\w:]+)/g))
      expect(scripts).toHaveProperty(script);
  });

  it('needs root for packages only, and says so', () => {
    expect(run.replaceAll(/sudo apt-get (update|install -y [^&;\n]+)/g, '')).not.toMatch(
      /\b(sudo|apt-get|su|chown)\b/,
    );
  });
});

/** Packages that `npm test` would install. */
function needed(): string[] {
  const required = programs.filter(({isOptional}) => !isOptional);
  return [...new Set(required.flatMap(({debian}) => debian))].sort();
}

it('what the tests need and the image has not is installed, and nothing else', () => {
  const asked = commands.flatMap(({run}) => packagesOf(run)).sort();
  expect(asked).toEqual(needed().filter((name) => !(name in image.packages)));
});

it('knows of the image only what is needed', () => {
  expect(Object.keys(image.packages)).toEqual(needed().filter((name) => name in image.packages));
});

describe('.github/CODEOWNERS', () => {
  const lines = readFileSync('.github/CODEOWNERS', 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(/\s+/));

  it('names paths that there are, and teams of one organisation', () => {
    for (const [path = '', ...teams] of lines) {
      expect(path === '*' || existsSync(path.slice(1)), path).toBe(true);
      expect(teams.length).toBeGreaterThan(0);
      for (const team of teams) expect(team).toMatch(/^@example-org\/[a-z-]+$/);
    }
  });
});
