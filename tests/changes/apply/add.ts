/** What authors add: one function a thing, with the edits that the guides ask for, and no other. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Tree} from './tree';

const screenshot = readFileSync(path.join(import.meta.dirname, '..', 'screenshot.png'));

const program = ['```python', 'import datetime', '', 'print(datetime.date(2026, 11, 20))', '```'].join('\n');

/** A page beside the first of a product, with a program that nobody has listed anywhere. */
export function addPage(tree: Tree): void {
  tree.write(
    'docs/focus/handover.md',
    `---
title: Hand an account over
description: Give the Focus account of your organisation to another administrator, and keep what they need to go on.
keywords: [handover, administrator, leave]
tags: [focus, administration]
last_reviewed: 2026-11-20
---

This page is for an administrator who leaves. After it somebody else runs the account.

1. Choose the person on [People](people.md).
2. Give them your role.
3. Note the day:

${program}

## Afterwards

Sign out on every device.
`,
  );
  tree.replace('sidebars.ts', /'focus\/people',/, "'focus/people',\n    'focus/handover',");
}

/** Two lines, without a picture, a table or a heading. */
export function addNotice(tree: Tree): void {
  tree.write(
    'blog/2025-09-02-maintenance/index.md',
    `---
slug: maintenance-september-2025
title: Maintenance on 6 September
description: Focus is read-only for an hour on 6 September 2025, from 02:00 UTC.
kind: notice
authors: [help-hub-team]
tags: [focus]
keywords: [maintenance, read-only, september 2025]
date: 2025-09-02T09:00:00Z
---

Focus is read-only on 6 September 2025 from 02:00 to 03:00 UTC.

<!-- truncate -->

Recording goes on. There is nothing that you need to do.
`,
  );
}

/** A post by a new author, with a screenshot and a new tag. */
export function addPost(tree: Tree): void {
  tree.write('blog/2025-09-10-darker-player/player.png', screenshot);
  tree.write('static/img/sam.png', screenshot);
  tree.replace(
    'blog/authors.yml',
    /$/,
    '\nsam:\n  name: Sam Example\n  title: Product manager\n  description: Sam looks after the player.\n  image_url: /img/sam.png\n  page: true\n',
  );
  tree.replace(
    'blog/tags.yml',
    /$/,
    '\nplayer:\n  label: Player\n  permalink: /player\n  description: News about the player of Focus.\n',
  );
  tree.write(
    'blog/2025-09-10-darker-player/index.md',
    `---
slug: darker-player
title: A darker player
description: The player of Focus has a dark mode of its own, which follows the system.
authors: [sam]
tags: [focus, player]
keywords: [player, dark mode, playback]
date: 2025-09-10T09:00:00Z
picture: player.png
---

The player has a dark mode.

<!-- truncate -->

![The player of Focus in its dark mode: a waveform above five buttons](player.png)

## Where to find it

Open any communication. The player follows the system.
`,
  );
}

/** A tag of docs, on a page that is there. */
export function addTag(tree: Tree): void {
  tree.replace(
    'docs/tags.yml',
    /$/,
    '\nhandover:\n  label: Handover\n  permalink: /handover\n  description: Pages for those who go and those who come.\n',
  );
  tree.replace(
    'docs/focus/handover.md',
    'tags: [focus, administration]',
    'tags: [focus, administration, handover]',
  );
}

/** An error code at the end of the last family. */
export function addErrorCode(tree: Tree): void {
  tree.replace(
    'src/content/error-codes/platform.ts',
    /\n\](?= )/,
    `
  {
    code: 'FOC-9099',
    message: 'Clock is wrong',
    cause: 'The clock of your computer differs from ours by more than a day.',
    action: 'Set the clock of your computer by the network, and repeat what you did.',
    retries: {automatic: false},
    fixedBy: {who: ['Any role']},
  },
]`,
  );
}

/** A fifth product: configuration, accent, icon, sidebar, tag, portal of its screens, and two pages. */
export function addProduct(tree: Tree): void {
  tree.replace('src/site/products.ts', 'export type ProductId = ', "export type ProductId = 'beacon' | ");
  tree.replace(
    'src/site/products.ts',
    /\n\];/,
    `
  {
    id: 'beacon',
    name: 'Beacon',
    summary: 'Alerts for the people on call.',
    start: '/docs/beacon/overview',
    paths: ['/docs/beacon/'],
    tasks: [
      {label: 'Send a first alert', to: '/docs/beacon/overview'},
      {label: 'Plan a rota', to: '/docs/beacon/rotas'},
      {label: 'See who is on call', to: '/docs/beacon/rotas#today'},
    ],
  },
];`,
  );
  tree.replace('src/ui/Icon/index.tsx', "\n  | 'focus'", "\n  | 'beacon'\n  | 'focus'");
  tree.replace(
    'src/css/icons.css',
    /\n\}/,
    `
  --icon-beacon: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='1.75'%3E%3Ccircle cx='12' cy='12' r='8'/%3E%3C/svg%3E");
}

.icon--beacon {
  --icon: var(--icon-beacon);
}`,
  );
  tree.replace(
    'src/css/tokens.css',
    '--hub-focus: #3d3fae;',
    '--hub-focus: #3d3fae;\n  --hub-beacon: #8c1d4f;',
  );
  tree.replace(
    'src/css/tokens.css',
    '--hub-focus: #a3a9ff;',
    '--hub-focus: #a3a9ff;\n    --hub-beacon: #f3a0c4;',
  );
  tree.replace(
    'src/css/tokens.css',
    /$/,
    '\n.product-beacon {\n  --hub-accent: var(--hub-beacon);\n  --icon: var(--icon-beacon);\n}\n',
  );
  tree.replace(
    'sidebars.ts',
    'const apiReference: SidebarItemConfig',
    `const beacon: SidebarItemConfig = {
  type: 'category',
  label: 'Beacon',
  className: 'area product-beacon',
  items: ['beacon/overview', 'beacon/rotas'],
};

const apiReference: SidebarItemConfig`,
  );
  tree.replace('sidebars.ts', '\n    apiReference,', '\n    beacon,\n    apiReference,');
  tree.replace(
    'docs/tags.yml',
    /$/,
    '\nbeacon:\n  label: Beacon\n  permalink: /beacon\n  description: Pages about Beacon, which alerts the people on call.\n',
  );
  tree.replace('src/screens/menus.ts', / = \{\n/, " = {\n  beacon: ['Home'],\n");
  tree.replace(
    'src/screens/draw/window.ts',
    "\n  focus: 'Focus',",
    "\n  beacon: 'Beacon',\n  focus: 'Focus',",
  );
  tree.replace('.github/CODEOWNERS', /\n(?=\/openapi)/, '\n/docs/beacon/  @example-org/beacon\n');
  const page = (title: string, description: string, text: string) =>
    `---\ntitle: ${title}\ndescription: ${description}\nkeywords: [alert, on call, rota]\ntags: [beacon]\nlast_reviewed: 2026-11-20\n---\n\n${text}\n`;
  tree.write(
    'docs/beacon/overview.md',
    page(
      'What Beacon does',
      'Beacon tells the people on call when something needs them, by telephone, message or e-mail.',
      'Beacon is for teams on call. Begin with [rotas](rotas.md#today).\n\n## A first alert\n\nChoose **Send**.',
    ),
  );
  tree.write(
    'docs/beacon/rotas.md',
    page(
      'Rotas',
      'Plan who is on call in Beacon, week by week, and see who is on call today.',
      'A rota says who is on call. [What Beacon does](overview.md) explains alerts.\n\n## Today\n\nThe rota opens on today.',
    ),
  );
}
