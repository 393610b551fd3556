/** Runs the linters of .config over what authors write, side by side: cspell, markdownlint and Redocly. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import type {Finding} from './rule';

const root = path.resolve(__dirname, '../..');
const config = (name: string) => ['--config', path.join(root, '.config', name)];

type Tool = {
  /** Its place in node_modules. */
  program: string;
  args: string[];
  /** Files that it is for. */
  of: RegExp;
  /** Its arguments for some files; without, it takes all that its configuration names. */
  only: (files: readonly string[]) => string[];
  /** A line of a finding, with groups `path`, `line`, `column`, `rule`, `what` and `meant`. */
  finding: RegExp;
  remedy: (found: Readonly<Record<string, string | undefined>>) => string;
};

const tools: Tool[] = [
  {
    program: 'cspell/bin.mjs',
    args: [
      ...config('cspell.config.yaml'),
      '--no-progress',
      '--no-summary',
      '--no-color',
      '--show-suggestions',
    ],
    of: /^(docs|blog|src\/pages)\/.*\.(mdx?|yml)$/,
    only: (files) => ['--no-must-find-files', ...files.flatMap((file) => ['--file', file])],
    finding: /^(?<path>.+?):(?<line>\d+):(?<column>\d+) - (?<what>.*?\))(?: \w+: [[(](?<meant>.*)[\])])?$/gm,
    remedy: ({meant}) =>
      `${meant ? `write ${meant.replaceAll('*', '')}` : 'correct it'}, or put a word of our own into src/rules/dictionary.txt.`,
  },
  {
    program: 'markdownlint-cli2/markdownlint-cli2-bin.mjs',
    args: config('.markdownlint-cli2.yaml'),
    of: /^(docs|blog|src\/pages)\/.*\.mdx?$/,
    only: (files) => ['--no-globs', ...files.map((file) => `:${file}`)],
    finding: /^(?<path>.+?):(?<line>\d+)(?::(?<column>\d+))? error (?<rule>MD\d+)\/\S+ (?<what>.*)$/gm,
    remedy: ({rule}) =>
      `see https://github.com/DavidAnson/markdownlint/blob/main/doc/${rule?.toLowerCase()}.md.`,
  },
  {
    program: '@redocly/cli/bin/cli.js',
    args: ['lint', ...config('redocly.yaml'), '--format=github-actions'],
    of: /^openapi\/[^/]+\.(ya?ml|json)$/,
    only: (files) => [...files],
    finding:
      /^::\w+ title=(?<rule>[^,]*),file=(?<path>[^,]*),line=(?<line>\d+),col=(?<column>\d+)[^:]*::(?<what>.*?)(?:%0A.*)?$/gm,
    remedy: ({rule}) =>
      rule?.startsWith('rule/') ? 'add it.' : `see https://redocly.com/docs/cli/rules/oas/${rule}.`,
  },
];

async function run({program, args, finding, remedy}: Tool, more: readonly string[]): Promise<Finding[]> {
  const child = spawn(process.execPath, [path.join(root, 'node_modules', program), ...args, ...more], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  // markdownlint writes what is wrong to the second stream.
  const output = (await Promise.all([text(child.stdout), text(child.stderr)])).join('\n');
  const [status] = (await closed) as [number];
  const findings = [...output.matchAll(finding)].map(({groups = {}}) => ({
    path: groups.path ?? '',
    line: Number(groups.line),
    column: Number(groups.column ?? 1),
    rule: groups.rule ?? 'spelling',
    message: groups.what ?? '',
    remedy: remedy(groups),
  }));
  if (status && !findings.length) throw new Error(`${program} failed:\n${output}`);
  return findings;
}

/**
 * @param paths the files to check; all when it is left out
 * @param isFixing whether markdownlint corrects what it can
 */
export async function lint(paths?: readonly string[], isFixing = false): Promise<Finding[]> {
  const runs = tools.map(async (tool) => {
    const files = paths?.filter((file) => tool.of.test(file));
    if (files && !files.length) return [];
    const fix = isFixing && tool.program.startsWith('markdownlint') ? ['--fix'] : [];
    return run(tool, [...fix, ...(files ? tool.only(files) : [])]);
  });
  return (await Promise.all(runs)).flat();
}
