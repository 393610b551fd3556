import {visit} from 'unist-util-visit';
import type {Page} from './engine/page';
import type {Problem, Rule} from './engine/rule';
import {placeIn, placeOf} from './engine/pageText';

const remedy = 'say in a sentence what the picture shows; a decoration needs <img alt="" />.';

/** Tags `<img …>` of HTML and JSX, over lines and all. */
const element = /<img\b(?:[^>"'{]|"[^"]*"|'[^']*'|\{[^}]*\})*>/g;

function page({tree, body}: Page): Problem[] {
  const problems: Problem[] = [];
  visit(tree, (node) => {
    if ((node.type === 'image' || node.type === 'imageReference') && !node.alt?.trim())
      problems.push({...placeOf(node), message: 'The image has no alternative text.', remedy});
    if (node.type !== 'html') return;
    for (const {0: tag, index} of node.value.matchAll(element))
      if (!/\salt\s*=/.test(tag))
        problems.push({
          ...placeIn(body, (node.position?.start.offset ?? 0) + index),
          message: 'The element <img> has no alternative text.',
          remedy,
        });
  });
  return problems;
}

export const alternativeText: Rule = {
  name: 'alternative-text',
  sentence: 'Every image says in its alternative text what it shows, to those who do not see it.',
  good: [
    {text: '![A map of the site](./map.svg)\n\n<img src="a.svg" alt="" />'},
    {text: 'Text <img src={a} alt="A map" />\n\n```xml\n<img>\n```', path: 'docs/sample.mdx'},
  ],
  bad: [
    {text: '![](./map.svg) and\n![ ][map]\n\n[map]: ./map.svg', lines: [1, 2]},
    {text: '<p>\n  <img src="a.svg">\n</p>\n\nText <img src={a} />', lines: [2, 5]},
  ],
  page,
};
