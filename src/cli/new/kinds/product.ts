/** A product: its entry, its colours and icon, its place in the sidebar, its tag, its owners, and two pages. */
import type {Site} from '../../../rules/contract';
import {description, keywords, today} from '../common';
import {productsFile, withProductEntry} from '../../edit/products';
import {sidebarsFile, withProduct} from '../../edit/sidebars';
import {formatted, quoted, withEntryOf, withMember} from '../../edit/source';
import {brandColour, iconsFile, tokensFile, withColours, withIcon} from '../../edit/styles';
import {withEntry, withOwner, withWord} from '../../edit/text';
import type {Answers, NewKind, Plan, Question} from '../kind';
import {filled, frontMatter, kebab, listOf} from '../template';

const iconNamesFile = 'src/ui/Icon/index.tsx';
/** Pictures of a product have its name and its menu. */
const menusFile = 'src/screens/menus.ts';
const windowFile = 'src/screens/draw/window.ts';
const ownersFile = '.github/CODEOWNERS';
const dictionaryFile = 'src/rules/dictionary.txt';
const tagsFile = 'docs/tags.yml';

const colour = (mode: 'light' | 'dark'): Question => ({
  flag: mode,
  asks: `Accent on ${mode} pages`,
  usual: (_, site) => brandColour(site.read(tokensFile) ?? '', mode),
  problem: (value) => (/^#[0-9a-f]{6}$/.test(value) ? undefined : 'Write a colour such as #8c1d4f.'),
});

const entryOf = (id: string, name: string, summary: string) => `{
    id: ${quoted(id)},
    name: ${quoted(name)},
    summary: ${quoted(summary)},
    start: '/docs/${id}/overview',
    paths: ['/docs/${id}/'],
    tasks: [
      {label: 'Take the first steps', to: '/docs/${id}/getting-started#first-steps'},
      {label: 'See what it does', to: '/docs/${id}/overview#what-it-does'},
      {label: 'See who it is for', to: '/docs/${id}/overview#who-it-is-for'},
    ],
  }`;

const categoryOf = (id: string, name: string) => `{
  type: 'category',
  label: ${quoted(name)},
  className: 'area product-${id}',
  items: ['${id}/overview', '${id}/getting-started'],
}`;

function pagesOf(id: string, answers: Answers): Record<string, string> {
  const {name = '', description: lead = ''} = answers;
  const page = (title: string, about: string, template: string) => {
    const front = frontMatter({
      title,
      description: about,
      keywords: listOf(answers.keywords ?? ''),
      tags: [id],
      last_reviewed: today(),
    });
    return `---\n${front}---\n\n${filled(template, {name, lead})}`;
  };
  const first = `Set ${name} up, take the first steps with it, and see a first result in a few minutes.`;
  return {
    [`docs/${id}/overview.md`]: page(`${name} overview`, lead, 'overview.md'),
    [`docs/${id}/getting-started.md`]: page(`Getting started with ${name}`, first, 'getting-started.md'),
  };
}

/** A variable of TypeScript: `aiApi`. */
const variableOf = (id: string) => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

async function plan(answers: Answers, site: Site): Promise<Plan> {
  const {name = '', summary = '', light = '', dark = ''} = answers;
  const id = kebab(name);
  const products = site.read(productsFile) ?? '';
  if (products.includes(`id: ${quoted(id)}`))
    throw new Error(`There is a product "${id}" already. Remedy: choose another name.`);
  const tag = frontMatter({label: name, permalink: `/${id}`, description: `Pages about ${name}. ${summary}`});
  const changes: Readonly<Record<string, (text: string) => string>> = {
    [productsFile]: (text) => withProductEntry(text, id, entryOf(id, name, summary)),
    [sidebarsFile]: (text) => withProduct(text, variableOf(id), categoryOf(id, name)),
    [iconNamesFile]: (text) => withMember(text, iconNamesFile, 'IconName', id),
    [menusFile]: (text) => withEntryOf(text, menusFile, 'menus', id, `[${quoted('Home')}]`),
    [windowFile]: (text) => withEntryOf(text, windowFile, 'names', id, quoted(name)),
    [iconsFile]: (text) => withIcon(text, id),
    [tokensFile]: (text) => withColours(text, id, {light, dark}),
    [tagsFile]: (text) => withEntry(text, `${id}:\n${tag.replace(/^/gm, '  ').trimEnd()}`),
    [ownersFile]: (text) => withOwner(text, `/docs/${id}/`, `@example-org/${id}`),
    [dictionaryFile]: (text) => withWord(text, name),
  };
  const edited: Record<string, string> = {};
  for (const [file, change] of Object.entries(changes)) {
    const text = change(site.read(file) ?? '');
    edited[file] = /\.(tsx?|css)$/.test(file) ? await formatted(file, text) : text;
  }
  return {
    made: pagesOf(id, answers),
    edited,
    address: `/docs/${id}/overview`,
    next: [
      `write docs/${id}/overview.md and docs/${id}/getting-started.md: the texts of the templates are examples.`,
      `choose the three tasks in ${productsFile}, draw --icon-${id} in ${iconsFile}, and name the owners in ${ownersFile}.`,
      'run "npm run test:unit -- tests/unit/css" for the contrast of the colours, then "npm run check:content".',
    ],
  };
}

export const product: NewKind = {
  name: 'product',
  purpose: 'a product: entry, colours, icon, sidebar, tag, owners and two pages',
  questions: [
    {
      flag: 'name',
      asks: 'Name, as readers see it',
      problem: (value) =>
        /^[A-Za-z]/.test(value) ? undefined : 'Begin with a letter: its address is made of the name.',
    },
    {
      flag: 'summary',
      asks: 'What it is for, in one short sentence',
      problem: (value) => (value.endsWith('.') ? undefined : 'End with a full stop.'),
    },
    description,
    keywords,
    colour('light'),
    colour('dark'),
  ],
  plan,
};
