/**
 * The steps of the workflows really run, in a clean clone, as a user who is not root. What takes long runs with
 * `npm run test:full`; the tests that a step runs are those of `npm test`, which runs them itself.
 */
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {cannot, cleanClone, type Clone, type Outcome} from '../../support/workflow/clean';
import {commands, packagesOf} from '../../support/workflow/read';

type Case = {
  env?: Record<string, string>;
  /** Prepares the clone. */
  given?: (clone: Clone) => void;
  /** What must be true beside the exit code, which is 0 unless `fails`. */
  then?: (outcome: Outcome, clone: Clone) => void;
  fails?: boolean;
  /** Added to the command without FULL, so that it does the same with less. */
  only?: string;
};

/** Steps that are tests: each is a part of `npm test` or `npm run test:full` and runs there, or plants defects in those, or kills builds for an hour, or presses everything in two browsers, or reads the site for twenty minutes, or reads the plain site, or tries packages that are newer. */
const parts =
  /^npm run test:(unit|content|acceptance|engines|live|budgets|programs|changes|reproducible|plain|full|mutations|next|kills|policy|soak)( -- (--reporter=github-actions|--every 3))?$/;

/** The programs that installing asks for are asked for with sudo. */
const asksForPackages = (run: string): Case => ({
  then: ({asked}) => {
    expect(asked).toMatch(/^apt-get update\n/);
    expect(packagesOf(asked)).toEqual(packagesOf(run));
  },
});

const pagesUrl = 'https://example-org.github.io/help-hub';

/** Stands in for GitHub's program: one published run, one pull request with a preview, one without. */
const gh = String.raw`
case "$*" in
  "run list"*--branch*) echo 11 ;;
  "run list"*"--commit aaa "*|"run list"*"--commit aaa") echo 12 ;;
  "run list"*) ;;
  "pr list"*) printf '7 aaa\n8 bbb\n' ;;
  "run download 11 --name site "*) mkdir -p site && echo main > site/index.html ;;
  "run download 11 --name provenance") (cd site && sha256sum index.html) > site.sha256 ;;
  "attestation verify site.sha256 --repo example-org/help-hub --signer-workflow example-org/help-hub/.github/workflows/site.yml --source-ref refs/heads/main") ;;
  "run download 12 --name site --dir site/pr/7") mkdir -p site/pr/7 && echo preview > site/pr/7/index.html ;;
  "run download 12 --name review --dir site/pr/7/review") mkdir -p site/pr/7/review && echo review > site/pr/7/review/index.html ;;
  *) echo "gh $* is not expected" >&2; exit 1 ;;
esac`;

/** What runs in a few seconds, by the name of the step. */
const quick: Record<string, readonly Case[]> = {
  'npm ci': [{env: {npm_config_dry_run: 'true', npm_config_offline: 'true'}}],
  // All files are checked by `npm run check:content`, a part of `npm test`.
  'Rules of content': [
    {only: 'sidebars.ts', then: ({output}) => expect(output).toMatch(/\d+ rules, no problem/)},
  ],
  'Review of the findings': [
    {
      env: {BASE: 'HEAD'},
      then: ({written}) => {
        const summary = written('STEP_SUMMARY');
        for (const title of ['Pages', 'Links that moved', 'Pictures', 'APIs', 'Content'])
          expect(summary).toContain(`### ${title}\n`);
      },
    },
  ],
  // What it does where there is a review: comment.test.ts.
  'One comment, kept up to date': [
    {env: {NUMBER: ''}, then: ({output}) => expect(output).toContain('no open pull request')},
  ],
  // A build without a link: other sites are not asked by tests.
  'Links to other sites': [
    {
      given: ({run}) => run('mkdir -p build && echo "<main>Words</main>" > build/index.html'),
      then: ({output}) => expect(output).toContain('0 links to other sites, 0 checked now'),
    },
  ],
  'Address of this build': [
    {
      env: {PAGES_URL: '', NUMBER: '12', IS_OURS: 'true'},
      then: ({written}) => expect(written('ENV')).toBe(''),
    },
    {
      env: {PAGES_URL: pagesUrl, NUMBER: '12', IS_OURS: 'false'},
      then: ({written}) => expect(written('ENV')).toBe(''),
    },
    {
      env: {PAGES_URL: pagesUrl, NUMBER: '', IS_OURS: 'true'},
      then: ({written}) => expect(written('ENV')).toBe(`SITE_URL=${pagesUrl}/\n`),
    },
    {
      env: {PAGES_URL: pagesUrl, NUMBER: '12', IS_OURS: 'true'},
      then: ({written}) => expect(written('ENV')).toBe(`SITE_URL=${pagesUrl}/pr/12/\n`),
    },
  ],
  'Each job has passed': [
    {env: {RESULTS: 'success success'}},
    {env: {RESULTS: 'success skipped'}, fails: true},
    {env: {RESULTS: 'failure success'}, fails: true},
  ],
  Packages: [{}],
  // A build of nothing: which packages are published is not the point here.
  'Bill of materials': [
    {
      given: ({run}) => run(`mkdir -p build && echo '{"components": []}' > build/sbom.cdx.json`),
      then: ({output}) => expect(output).toMatch(/build-sbom\/help-hub\.cdx\.json: \d+ packages, 0 of them/),
    },
  ],
  'Hash of each file': [
    {
      given: ({run}) =>
        run('mkdir -p "site/a b" site/.well-known && echo 1 > "site/a b/c" && echo 2 > site/.well-known/d'),
      then: (_outcome, {run}) => {
        const {status, output} = run(
          'cut -c 67- site.sha256 && cd site && sha256sum --check --strict ../site.sha256',
        );
        expect(output).toMatch(/^\.well-known\/d\na b\/c\n/);
        expect(status, output).toBe(0);
      },
    },
  ],
  'The site and its previews': [
    {
      env: {GH_REPO: 'example-org/help-hub'},
      given: ({standIn, run}) => {
        run('rm -rf site');
        standIn('gh', gh);
      },
      then: ({output, written}, {run}) => {
        expect(written('OUTPUT')).toBe('isThere=true\n');
        expect(output).toContain('Pull request 8 has no preview of bbb.');
        expect(run('cat site/pr/7/index.html site/pr/7/review/index.html').output).toBe('preview\nreview\n');
      },
    },
    {
      env: {GH_REPO: 'example-org/help-hub'},
      given: ({standIn, run}) => {
        run('rm -rf site');
        standIn('gh', gh.replace('12 --name review', '12 --name nothing'));
      },
      then: ({output}) => expect(output).toContain('Pull request 7 has no review of aaa.'),
    },
    {
      env: {GH_REPO: 'example-org/help-hub'},
      given: ({standIn}) =>
        standIn(
          'gh',
          gh.replace('sha256sum index', 'echo other > index.html; sha256sum index.html; echo main > index'),
        ),
      fails: true,
      then: ({output}) => expect(output).toMatch(/index\.html: FAILED/),
    },
    {
      env: {GH_REPO: 'example-org/other'},
      given: ({standIn}) => standIn('gh', gh),
      fails: true,
      then: ({output}) => expect(output).toContain('gh attestation verify'),
    },
    ...['false', 'true'].map((IS_PRIVATE) => ({
      env: {IS_PRIVATE},
      given: ({standIn}: Clone) => standIn('gh', gh.replace('--name provenance"', '--name nothing"')),
      fails: IS_PRIVATE === 'false',
    })),
    {
      given: ({standIn}) => standIn('gh', ''),
      then: ({output, written}) => {
        expect(output).toContain('nothing is published');
        expect(written('OUTPUT')).toBe('');
      },
    },
  ],
};

/** What takes longer, in the order in which the steps need each other. */
const long: Record<string, readonly Case[]> = {
  'API pages': [{}],
  Types: [{}],
  Lint: [{}],
  Format: [{}],
  'Builds for the tests': [{}],
  'Every address leads somewhere': [{}],
  'Browser tests': [{env: {SHARD: '1/60', E2E_PORT: '3290'}}],
  'Site with its documents': [{env: {SITE_URL: `${pagesUrl}/pr/12/`}}],
  Review: [
    {
      env: {BASE: 'HEAD', SITE_URL: `${pagesUrl}/pr/12/`},
      then: ({written}) => expect(written('STEP_SUMMARY')).toContain(`(${pagesUrl}/pr/12/)`),
    },
  ],
};

const nameOf = ({name, run}: {name?: string; run: string}) => name ?? run;

/** Steps of several jobs that run the same command run once. */
const unique = [...new Map(commands.map((step) => [nameOf(step) + step.run, step])).values()];

const isInstalling = (run: string) => packagesOf(run).length > 0;

const casesOf = (step: (typeof unique)[number]): readonly Case[] | undefined =>
  isInstalling(step.run) ? [asksForPackages(step.run)] : quick[nameOf(step)];

describe.skipIf(cannot)(`as a user who is not root${cannot ? ` (not here: ${cannot})` : ''}`, () => {
  let clone: Clone;

  beforeAll(() => {
    clone = cleanClone();
  });

  afterAll(() => clone.remove());

  function run(script: string, {env, given, then, fails, only}: Case): void {
    given?.(clone);
    const outcome = clone.run(only && !process.env.FULL ? `${script} ${only}` : script, env);
    expect(outcome.status === 0, outcome.output).toBe(!fails);
    then?.(outcome, clone);
  }

  it('nobody may install without sudo', () => {
    run('id -u && apt-get install -y nginx-light', {
      fails: true,
      then: ({output}) => expect(output).not.toMatch(/^0$/m),
    });
  });

  it.each(unique.filter(casesOf))('$title', (step) => {
    for (const each of casesOf(step) ?? []) run(step.run, each);
  });

  // Minutes: `npm run test:full` sets FULL.
  it.skipIf(!process.env.FULL).each(Object.entries(long))(
    '%s, which takes long',
    (name, cases) => {
      const step = unique.find((one) => nameOf(one) === name);
      for (const each of cases) run(step?.run ?? 'exit 1', each);
    },
    20 * 60_000,
  );
});

it('each step runs here, or is a part of the check that runs itself', () => {
  const left = unique.filter((step) => !casesOf(step) && !(nameOf(step) in long) && !parts.test(step.run));
  expect(left.map(({title}) => title)).toEqual([]);
});

it('only steps that there are have a case', () => {
  const names = unique.map(nameOf);
  expect([...Object.keys(quick), ...Object.keys(long)].filter((name) => !names.includes(name))).toEqual([]);
});
