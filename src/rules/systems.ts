import type {Code, Parent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from './engine/page';
import {placeOf} from './engine/pageText';
import type {Problem, Rule} from './engine/rule';

/** Commands that are the same in every shell. */
const isSame = (code: string) => code.split('\n').every((line) => /^(?:node|npm|npx) [\w .@/-]+$/.test(line));

/** Whether a place is inside a tab, of which each holds the program of one language. */
const isInTab = (before: string) => before.lastIndexOf('<TabItem') > before.lastIndexOf('</TabItem');

function page({kind, tree, body}: Page): Problem[] {
  if (kind !== 'doc') return [];
  const problems: Problem[] = [];
  visit(tree, 'code', (fence: Code, index, parent: Parent | undefined) => {
    if (fence.lang !== 'bash' || fence.meta?.includes('system=') || isSame(fence.value)) return;
    const next = parent?.children[(index ?? 0) + 1];
    if (next?.type === 'code' && next.lang === 'powershell') return;
    if (isInTab(body.slice(0, fence.position?.start.offset))) return;
    problems.push({
      ...placeOf(fence),
      message: 'This Bash program has no twin for Windows.',
      remedy:
        'put its twin in PowerShell directly after it, which makes tabs of both, or name its system: ```bash system="Linux".',
    });
  });
  return problems;
}

export const systems: Rule = {
  name: 'systems',
  sentence:
    'A Bash program in the documentation has its twin in PowerShell directly after it, or names the one system that it is for.',
  good: [
    {text: '```bash\nls\n```\n\n```powershell\nGet-ChildItem\n```'},
    {text: '```bash system="Linux" title="As root"\nsystemctl reload ssh\n```'},
    {text: '```bash\nnpm install ajv\nnode check.mjs a.json\n```'},
    {
      text: '<Tabs>\n<TabItem value="bash">\n\n```bash\nls\n```\n\n</TabItem>\n</Tabs>',
      path: 'docs/sample.mdx',
    },
  ],
  bad: [
    {text: 'Run it:\n\n```bash\nls\n```\n\nOr:\n\n```powershell\nGet-ChildItem\n```', lines: [3]},
    {
      text: '<TabItem value="bash">\n\nText.\n\n</TabItem>\n\n```bash\nls\n```',
      path: 'docs/sample.mdx',
      lines: [7],
    },
  ],
  page,
};
