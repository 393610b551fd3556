/** The workflows of `.github`, as their runner sees them: the steps of our own actions stand in place of their `uses`. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

export type Step = {
  name?: string;
  id?: string;
  if?: string;
  uses?: string;
  run?: string;
  shell?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
  'continue-on-error'?: boolean;
};

export type Job = {
  name: string;
  'runs-on': string;
  'timeout-minutes'?: number;
  permissions?: Record<string, string>;
  needs?: string | string[];
  if?: string;
  steps: Step[];
};

export type Workflow = {
  file: string;
  text: string;
  on: Record<string, unknown>;
  permissions?: unknown;
  concurrency?: {group: string; 'cancel-in-progress': boolean};
  defaults?: {run?: {shell?: string}};
  jobs: Record<string, Job>;
};

const folder = '.github/workflows';

const read = (file: string) => readFileSync(file, 'utf8');

/** Files whose `uses` are pinned: the workflows and our own actions. */
export const files: readonly string[] = readdirSync('.github', {recursive: true, encoding: 'utf8'})
  .map((name) => path.posix.join('.github', name.replaceAll('\\', '/')))
  .filter((file) => /^\.github\/(workflows|actions)\/.*\.yml$/.test(file));

function stepsOf(step: Step): Step[] {
  if (!step.uses?.startsWith('./')) return [step];
  const action = parse(read(`${step.uses.slice(2)}/action.yml`)) as {runs: {steps: Step[]}};
  return action.runs.steps;
}

export const workflows: readonly Workflow[] = readdirSync(folder).map((name) => {
  const file = `${folder}/${name}`;
  const text = read(file);
  const workflow = parse(text) as Workflow;
  for (const job of Object.values(workflow.jobs)) job.steps = job.steps.flatMap(stepsOf);
  return {...workflow, file, text};
});

export type PlacedStep = Step & {workflow: Workflow; job: string; title: string};

/** Every step of every job, in order. */
export const steps: readonly PlacedStep[] = workflows.flatMap((workflow) =>
  Object.entries(workflow.jobs).flatMap(([job, {steps: own}]) =>
    own.map((step) => ({
      ...step,
      workflow,
      job,
      title: `${path.basename(workflow.file, '.yml')}/${job}: ${step.name ?? step.uses ?? step.run ?? ''}`,
    })),
  ),
);

/** The steps that run commands. */
export const commands = steps.filter((step): step is PlacedStep & {run: string} => step.run !== undefined);

/** @returns the Debian packages that a command has apt install */
export const packagesOf = (run: string): string[] =>
  [...run.matchAll(/apt-get install -y ([^&;\n]+)/g)].flatMap(([, list = '']) => list.trim().split(/\s+/));
