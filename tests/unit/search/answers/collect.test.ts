import {describe, expect, it} from 'vitest';
import {
  furtherLimits,
  limits,
  reports,
  tasks,
  teamScribeTasks,
  type Task,
} from '../../../../src/content/contract.node';
import {brief} from '../../../../src/search/answers/collect/brief';
import {limitAnswers} from '../../../../src/search/answers/collect/limits';
import {permissionAnswers} from '../../../../src/search/answers/collect/permissions';
import {postAnswers} from '../../../../src/search/answers/collect/posts';
import {sitePath} from '../../../../src/search/answers/collect/source';
import {readQuestion} from '../../../../src/search/answers/question';
import {folderWith} from '../../../support/folder';

describe('the words of sources', () => {
  const answers = [...limitAnswers(), ...permissionAnswers()];
  const titlesFor = (query: string) => {
    const {file, key = '', area = ''} = readQuestion(query) ?? {};
    return answers
      .filter(
        (one) => one.file === file && one.keys.includes(key) && one.card.area.toLowerCase().startsWith(area),
      )
      .map(({card}) => card.title);
  };

  it.each(
    [...limits, ...furtherLimits].flatMap(({what, asks}) =>
      asks.map((ask): [string, string] => [ask.startsWith('how ') ? ask : `maximum ${ask}`, what]),
    ),
  )('%s asks for the limit %s', (query, what) => {
    expect(titlesFor(query)).toContain(what);
  });

  it.each(
    Object.values<Task>({...tasks, ...teamScribeTasks})
      .concat(reports.map(({task}) => ({task, who: [], asks: [`run the ${task} report`]})))
      .flatMap(({task, asks = []}) => asks.map((ask): [string, string] => [`who can ${ask}`, task])),
  )('%s asks for the task %s', (query, task) => {
    expect(titlesFor(query).some((title) => title.includes(task))).toBe(true);
  });

  it('lead each question about roles to one task', () => {
    const all = permissionAnswers().flatMap(({keys, card}) => keys.map((key) => `${card.area} ${key}`));
    expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([]);
  });
});

describe('posts', () => {
  const post = (slug: string, date: string, more = '') =>
    `---\nslug: ${slug}\ntitle: ${slug}\ndate: ${date}\ntags: [focus]\n${more}---\n\nText.\n`;

  it('are answered by month, with and without the year; drafts are not', () => {
    const folder = folderWith({
      'a.md': post('old', '2024-05-01T09:00:00Z'),
      'b/index.md': post('new', '2025-05-30T09:00:00Z'),
      'c.md': post('hidden', '2025-06-30T09:00:00Z', 'draft: true\n'),
      'd.md': 'No front matter.',
    });
    const answers = postAnswers(folder);
    const cardFor = (key: string) =>
      answers.filter(({keys}) => keys.includes(key)).map(({card}) => card.title);
    expect(cardFor('may')).toEqual(['May 2025']);
    expect(cardFor('2024 may')).toEqual(['May 2024']);
    expect(cardFor('focu may')).toEqual(['Focus in May 2025']);
    expect(cardFor('')).toEqual(['Newest posts']);
    expect(JSON.stringify(answers)).not.toContain('hidden');
  });

  it('are none without a blog', () => {
    expect(postAnswers('/no/such/folder')).toEqual([]);
  });
});

describe('texts', () => {
  it('are the first sentence, and further ones that fit', () => {
    expect(brief('**One** is [here](./a.md). Two is not.')).toBe('One is here.');
    expect(brief('One. Two. Three is longer. Four.', 16)).toBe('One. Two.');
    expect(brief('At 02:00 e.g. once')).toBe('At 02:00 e.g. once');
  });

  it('lead from a page of docs to site paths', () => {
    expect(sitePath('./focus/admin/audit.md#export', '/docs')).toBe('/docs/focus/admin/audit#export');
    expect(sitePath('../retries.mdx', '/docs/transact')).toBe('/docs/retries');
    expect(sitePath('/blog/welcome', '/docs')).toBe('/blog/welcome');
  });
});
