/** The style guide shows what it quotes: after each piece of Markdown stands what that piece makes. */
import {expect, it} from 'vitest';
import {expectNone, fencesOf, objections, styleGuide, type Rule} from './corpus';

const rule: Rule = (page) => {
  const lines = page.text.split('\n');
  return fencesOf(page, 'markdown').flatMap(({value, line}) => {
    const length = value.split('\n').length;
    const closing = line - 1 + length;
    const shown = lines.slice(closing + 2, closing + 2 + length).join('\n');
    return shown === value
      ? []
      : [
          {
            path: page.path,
            line,
            message: 'What stands after this Markdown is not what it makes.',
            remedy: 'leave one empty line after the fence, and repeat the Markdown there as it is.',
          },
        ];
  });
};

it('sees Markdown that the page does not show', () => {
  expect(objections(rule, '```markdown\n*a*\n\nb\n```\n\n*a*\n\nb\n')).toEqual([]);
  expect(objections(rule, '```markdown\n*a*\n```\n\n**a**\n')).toEqual([2]);
  expect(objections(rule, 'Text\n\n````markdown\n```json\n1\n```\n````\n\n```json\n2\n```\n')).toEqual([4]);
});

it('holds for the style guide', () => {
  expect(fencesOf(styleGuide, 'markdown').length).toBeGreaterThan(14);
  expectNone(rule(styleGuide));
});
