/** The pages, the post and the lists that a new site begins with. */
import path from 'node:path';
import {markdownTable} from '../../content/contract.node';
import {today} from '../new/common';
import {filled, frontMatter, kebab} from '../new/template';
import type {NewProduct, SiteAnswers} from './answers';

const folder = path.join(import.meta.dirname, 'templates');

/** @returns names as a sentence has them: "Rocket, Radar and Relay" */
export const familyOf = (products: readonly NewProduct[]): string => {
  const names = products.map(({name}) => name);
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('');
};

const table = (products: readonly NewProduct[]) =>
  markdownTable(
    ['Product', 'What it is for', 'Start'],
    products.map(({name, summary}) => [
      `**${name}**`,
      summary,
      `[Overview](./${kebab(name)}/overview.md), [getting started](./${kebab(name)}/getting-started.md)`,
    ]),
  );

const tag = (key: string, label: string, description: string) =>
  `${key}:\n  label: ${label}\n  permalink: /${key}\n  description: ${description}\n`;

type Front = Parameters<typeof frontMatter>[0];

const page = (front: Front, template: string, words: Readonly<Record<string, string>>) =>
  `---\n${frontMatter(front)}---\n\n${filled(template, words, folder)}`;

/** @returns the text of each file, by its path from the root */
export function pagesOf({name, status, products}: SiteAnswers): Record<string, string> {
  const family = familyOf(products);
  const words = {name, family, status, table: table(products)};
  const day = today();
  const team = `${kebab(name)}-team`;
  return {
    'docs/intro.md': page(
      {
        title: `Welcome to ${name}`,
        sidebar_label: 'Welcome',
        description: 'Choose a product, learn how to read these pages, and find out how to reach a person.',
        keywords: ['start', 'products', 'welcome'],
        tags: ['getting-started'],
        last_reviewed: day,
      },
      'intro.md',
      words,
    ),
    'docs/support.mdx': page(
      {
        title: 'Support',
        description:
          'How to reach support, what to include in a message, and how to report a security problem.',
        keywords: ['contact', 'support', 'security'],
        tags: ['getting-started'],
        last_reviewed: day,
      },
      'support.mdx',
      words,
    ),
    'docs/tags.yml': tag(
      'getting-started',
      'Getting started',
      'First steps with a product, from access to a first result.',
    ),
    [`blog/${day}-welcome/index.md`]: page(
      {
        slug: 'welcome',
        title: `${name} is open`,
        description:
          'The documentation of our products now lives in one place. How it is arranged and how to follow changes.',
        authors: [team],
        tags: ['updates'],
        keywords: ['welcome', 'documentation', 'news'],
        date: `${day}T09:00:00Z`,
      },
      'welcome.md',
      words,
    ),
    'blog/tags.yml': tag(
      'updates',
      'Updates',
      'What changed in a product or on this site, why, and what to do about it.',
    ),
    'blog/authors.yml': `${team}:\n  name: ${name} team\n  title: Documentation\n  description: We write and keep the documentation, and announce what changes.\n  image_url: /img/team.svg\n  page: true\n  team: true\n`,
  };
}
