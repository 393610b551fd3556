import {addressOf, idOf} from './engine/siteAddresses';
import type {Page} from './engine/page';
import type {Problem, Rule} from './engine/rule';
import type {Site} from './engine/site';

const named = (files: readonly string[]) => files.join(' and ');

function page(subject: Page, site: Site): Problem[] {
  const address = addressOf(subject);
  const others = site.addresses.sourcesOf(address).filter((path) => path !== subject.path);
  if (others.length)
    return [
      {
        line: subject.lineOf('slug'),
        message: `The page is at ${address}, and so is that of ${named(others)}.`,
        remedy: 'give one of them another slug or file name.',
      },
    ];
  if (subject.kind !== 'doc') return [];
  const id = idOf(subject);
  const same = site.pages.filter((other) => other !== subject && other.kind === 'doc' && idOf(other) === id);
  return same.length
    ? [
        {
          line: subject.lineOf('id'),
          message: `The page has the id "${id}", and so has ${named(same.map(({path}) => path))}.`,
          remedy: 'give one of them another id or file name.',
        },
      ]
    : [];
}

export const addresses: Rule = {
  name: 'addresses',
  sentence: 'No two pages have the same address, and no two pages of docs the same id.',
  good: [{text: '', beside: {'docs/b.md': '', 'docs/a/sample.md': ''}}],
  bad: [
    {text: '---\nslug: b\n---\n', beside: {'docs/b.md': ''}, lines: [1, 2]},
    {text: '---\nid: b\n---\n', beside: {'docs/b.md': '---\nslug: c\n---\n'}, lines: [1, 2]},
    {text: '', path: 'blog/2025-01-01-a.md', beside: {'blog/2025-01-02-a.md': ''}, lines: [1, 1]},
  ],
  page,
};
