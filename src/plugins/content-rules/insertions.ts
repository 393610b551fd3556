import {unknownInsertions} from '../../content/insert';
import {frontMatterPattern} from '../frontMatter';
import type {Rule} from './rule';

/** Insertions such as `{{focus.export.maxItems}}` name a fact or a block; front matter is read before they are filled. */
export const insertions: Rule = ({path, source}) => {
  const block = frontMatterPattern.exec(source)?.[0] ?? '';
  const early = block.split('\n').flatMap((text, index) => (text.includes('{{') ? [index + 1] : []));
  return [
    ...early.map((line) => ({
      path,
      line,
      message: 'An insertion in the front matter is not filled.',
      remedy: 'say it without the number, or say it in the text.',
    })),
    ...unknownInsertions(source).map(({line, insertion, known}) => ({
      path,
      line,
      message: `Unknown insertion ${insertion}.`,
      remedy: `use one of ${known.join(', ')}, or add it to src/content.`,
    })),
  ];
};
