import {docText} from '../markdown';
import {inPost, onPage, type Mistake} from './sample';

export const ofFrontMatter: Mistake[] = [
  onPage(
    'front matter of the wrong type',
    'Text.',
    {
      at: 'keywords:',
      rule: 'front-matter',
      message: /"keywords" is "retention"/,
      remedy: /give 3 to 8 words/,
    },
    {keywords: 'retention'},
  ),
  onPage(
    'unknown tag',
    'Text.',
    {
      at: 'tags:',
      rule: 'tags',
      message: /Unknown tag "focsu"/,
      remedy: /use a key of docs\/tags\.yml \(focus\)/,
    },
    {tags: '[focsu]'},
  ),
  onPage(
    'missing description',
    'Text.',
    {
      at: '---',
      rule: 'front-matter',
      message: /"description" is missing/,
      remedy: /one sentence of 60 to 160/,
    },
    {description: undefined},
  ),
  onPage(
    'unknown key',
    'Text.',
    {
      at: 'autor:',
      rule: 'front-matter',
      message: /"autor" is not used/,
      remedy: /remove it, or use one of title/,
    },
    {autor: 'me'},
  ),
  onPage(
    'bad YAML',
    'Text.',
    {at: 'Limits:', rule: 'front-matter', message: /not valid YAML/, remedy: /needs single quotes/},
    {title: 'Limits: how many'},
  ),
  inPost(
    'duplicate slug',
    'Hello.\n\n<!-- truncate -->\n\nText.',
    {
      at: 'slug:',
      rule: 'addresses',
      message: /at \/blog\/welcome, and so is that of blog\/2025-02-03-welcome\/index\.md/,
      remedy: /another slug/,
      more: ['blog/2025-02-03-welcome/index.md addresses'],
    },
    {slug: 'welcome'},
  ),
  {
    ...onPage('duplicate id', '', {
      at: 'id:',
      rule: 'addresses',
      message: /the id "guide", and so has docs\/guide\.md/,
      remedy: /another id/,
      more: ['docs/duplicate-id.md front-matter', 'docs/guide.md addresses'],
    }),
    plant: ({texts}) => {
      texts['docs/duplicate-id.md'] = docText({id: 'guide', title: 'Another'}, 'Text.');
    },
  },
  inPost(
    'unknown author',
    'Hello.\n\n<!-- truncate -->\n\nText.',
    {
      at: 'authors:',
      rule: 'authors',
      message: /Unknown author "somebody"/,
      remedy: /use a key of blog\/authors\.yml \(help-hub-team\)/,
    },
    {authors: '[somebody]'},
  ),
];
