import type {Rule} from './engine/rule';

const marker = '<!-- truncate -->';
/** In MDX a comment is an expression. */
const mdxMarker = '{/* truncate */}';
const path = 'blog/2025-01-01-a/index.md';

export const truncation: Rule = {
  name: 'truncation',
  sentence: `A post has one \`${marker}\` (in MDX \`${mdxMarker}\`): what comes before it is shown in the list of posts.`,
  good: [{text: `Start.\n\n${marker}\n\nRest.`, path}, {text: 'No post.'}],
  bad: [
    {text: '---\ntitle: A\n---\nStart.\n\nRest.', path, lines: [4]},
    {text: `Start.\n\n${marker}\n\n${marker}\n`, path, lines: [1]},
  ],
  page({kind, path: file, body}) {
    const wanted = file.endsWith('.mdx') ? mdxMarker : marker;
    const count = body.split(wanted).length - 1;
    if (kind !== 'post' || count === 1) return [];
    return [
      {
        line: body.slice(0, body.search(/\S/)).split('\n').length,
        message: `The post has ${count || 'no'} truncate marker${count > 1 ? 's' : ''}.`,
        remedy: `put one "${wanted}" after the first paragraph.`,
      },
    ];
  },
};
