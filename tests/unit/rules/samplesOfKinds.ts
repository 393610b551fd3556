/** Pages that have what their kind needs, and pages that do not. */

export type Sample = {text: string; path?: string; beside?: Record<string, string>};
export type Samples = {good: Sample[]; bad: (Sample & {lines: number[]})[]};

const post = 'blog/2025-01-01-a/index.md';
const steps = '1. Open it.\n2. Close it.\n';
const table = '\n| A |\n|---|\n| b |\n';
const todo = '**What you need to do:** nothing.\n\n';
const news = '## One\n\nSee [Groups](/docs/focus/admin/groups).\n\n## Two\n';

export const samplesOfKinds: Samples = {
  good: [
    {text: '---\nkind: how-to\n---\n1. Open it.\n2. Close it.\n'},
    {text: '---\nkind: notice\n---\nOn Sunday nothing is recorded.\n', path: post},
    {text: `---\nkind: release-note\n---\n${todo}${news}`, path: post},
  ],
  bad: [
    {text: '---\nkind: how-to\n---\nOpen it.\n', lines: [2]},
    {text: `---\nkind: how-to\n---\n${'word '.repeat(151)}\n\n${steps}`, lines: [2]},
    {text: `---\nkind: how-to\n---\n${steps}\n${table.repeat(5)}`, lines: [2]},
    {text: `---\nkind: how-to\n---\n${table.repeat(3)}\n${steps}`, lines: [2]},
    {text: '---\nkind: how-to\n---\n1. Select :ui[Save].\n2. Wait.\n', lines: [2]},
    {text: '---\nkind: reference\n---\nSee elsewhere.\n', lines: [2]},
    {text: '---\nkind: explanation\n---\nIt is so.\n', lines: [2]},
    {text: '---\nkind: faq\n---\n## Why?\n\nSo.\n\n## More\n', lines: [2]},
    {text: `---\nkind: release-note\n---\n${todo}New.\n`, path: post, lines: [2]},
    {text: `---\nkind: release-note\n---\n${news}`, path: post, lines: [2]},
    {text: `---\nkind: release-note\n---\n${todo}${news}${'word '.repeat(400)}`, path: post, lines: [2]},
    {text: `---\nkind: notice\n---\n${'word '.repeat(251)}`, path: post, lines: [2]},
  ],
};
