/** A post of the blog, and a notice, which is a short one. */
import type {Site} from '../../../rules/contract';
import {description, keysOf, keywords, slug, tags, title, today} from '../common';
import type {Answers, NewKind, Plan, Question} from '../kind';
import {filled, frontMatter, listOf} from '../template';

const authorsFile = 'blog/authors.yml';
const tagsFile = 'blog/tags.yml';

const authors: Question = {
  flag: 'authors',
  asks: `Keys of ${authorsFile}, with commas`,
  usual: (_, site: Site) => keysOf(site, authorsFile)[0] ?? '',
};

const date: Question = {
  flag: 'date',
  asks: 'Day of the post, as YYYY-MM-DD',
  usual: today,
  problem: (value) =>
    /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? undefined : 'Write YYYY-MM-DD.',
};

/** @param kind as the front matter calls it, which names the template, too */
const planOf =
  (kind: 'release-note' | 'notice') =>
  (answers: Answers): Plan => {
    const {slug: name = '', title: heading = '', description: lead = '', date: day = ''} = answers;
    const file = `blog/${day}-${name}/index.md`;
    const front = frontMatter({
      slug: name,
      title: heading,
      description: lead,
      kind,
      authors: listOf(answers.authors ?? ''),
      tags: listOf(answers.tags ?? ''),
      keywords: listOf(answers.keywords ?? ''),
      date: `${day}T09:00:00Z`,
    });
    const template = kind === 'notice' ? 'notice.md' : 'post.md';
    return {
      made: {[file]: `---\n${front}---\n\n${filled(template, {lead})}`},
      edited: {},
      address: `/blog/${name}`,
      next: [
        `write ${file}: the text of the template is an example.`,
        'run "npm start" and look at the post, then "npm run check:content".',
      ],
    };
  };

const questions = [title, slug, description, keywords, tags(tagsFile), authors, date];

export const post: NewKind = {
  name: 'post',
  purpose: 'a post of the blog about what changed',
  questions,
  plan: planOf('release-note'),
};

export const notice: NewKind = {
  name: 'notice',
  purpose: 'a short post, such as one about maintenance',
  questions,
  plan: planOf('notice'),
};
