/** Answers to what changed in a month, and to what is new. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {frontMatterPattern} from '../../../content/contract';
import {site} from '../../../site/identity';
import {products} from '../../../site/products';
import {keyOf} from '../question';
import {grouped, type AnswerSource} from './source';
import {siteLanguage} from '../../../site/language';

type Post = {slug: string; title: string; description: string; date: Date; tags: string[]};

const newest = 3;

/** The posts of a folder, the newest first; drafts are not published. */
function postsIn(folder: string): Post[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.mdx?$/.test(name))
    .flatMap((name) => {
      const [, yaml] = frontMatterPattern.exec(readFileSync(path.join(folder, name), 'utf8')) ?? [];
      const {
        slug,
        title,
        description = '',
        date,
        tags = [],
        draft,
        unlisted,
      } = (parse(yaml ?? '') ?? {}) as Record<string, unknown>;
      if (draft || unlisted || typeof slug !== 'string' || typeof title !== 'string') return [];
      const day = new Date(date as string | Date);
      if (Number.isNaN(day.getTime())) return [];
      return [
        {slug, title, description: String(description), date: day, tags: (tags as unknown[]).map(String)},
      ];
    })
    .sort((one, other) => other.date.getTime() - one.date.getTime());
}

const monthOf = ({date}: Post) =>
  date.toLocaleDateString(siteLanguage, {month: 'long', year: 'numeric', timeZone: 'UTC'});

const addressOf = ({slug}: Post) => `/blog/${slug}`;

const card = (title: string, posts: readonly [Post, ...Post[]]): AnswerSource['card'] => ({
  kind: 'Posts',
  title,
  area: site.blogTitle,
  lines: posts.map((post) => ({
    label: post.title,
    text: post.description,
  })),
  to: addressOf(posts[0]),
  links: posts.slice(1).map((post) => ({label: post.title, to: addressOf(post)})),
});

const answer = (asks: readonly string[], title: string, posts: readonly Post[]): AnswerSource[] => {
  const [first, ...rest] = posts;
  if (!first) return [];
  return [
    {
      file: 'when',
      keys: [...new Set(asks.map((ask) => keyOf(ask, 'when')))],
      card: card(title, [first, ...rest]),
    },
  ];
};

/**
 * @param folder of the posts
 * @returns the posts of each month, all and those of each product, and the newest
 */
export function postAnswers(folder: string): AnswerSource[] {
  const posts = postsIn(folder);
  const ofProducts = products.map(({name, id}) => ({
    name,
    posts: posts.filter(({tags}) => tags.includes(id)),
  }));
  const months = [...grouped(posts, monthOf)];
  // The month without its year is that of the newest posts.
  const asksFor = (month: string, taken: Set<string>, name = '') => {
    const [word = ''] = month.split(' ');
    const isFirst = !taken.has(word);
    taken.add(word);
    return [`${name} ${month}`, ...(isFirst ? [`${name} ${word}`] : [])];
  };
  const taken = new Set<string>();
  return [
    ...answer([''], 'Newest posts', posts.slice(0, newest)),
    ...ofProducts.flatMap(({name, posts: own}) =>
      answer([name], `Newest posts about ${name}`, own.slice(0, newest)),
    ),
    ...months.flatMap(([month, own]) => answer(asksFor(month, taken), month, own)),
    ...ofProducts.flatMap(({name, posts: all}) => {
      const takenHere = new Set<string>();
      return [...grouped(all, monthOf)].flatMap(([month, own]) =>
        answer(asksFor(month, takenHere, name), `${name} in ${month}`, own),
      );
    }),
  ];
}
