import {describe, expect, it} from 'vitest';
import {brief} from '../../../../src/search/answers/collect/brief';
import {postAnswers} from '../../../../src/search/answers/collect/posts';
import {folderWith} from '../../../support/folder';

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
});
