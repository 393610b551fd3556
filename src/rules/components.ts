import {visit} from 'unist-util-visit';
import type {Page} from './engine/page';
import type {Problem, Rule} from './engine/rule';
import {placeIn} from './engine/pageText';

function page({path, tree, body}: Page): Problem[] {
  if (path.endsWith('.mdx')) return [];
  const problems: Problem[] = [];
  visit(tree, 'html', ({value, position}) => {
    const visible = value.replace(/<!--[\s\S]*?-->/g, (comment) => ' '.repeat(comment.length));
    for (const {index, 1: name} of visible.matchAll(/<([A-Z][\w.]*)/g))
      problems.push({
        ...placeIn(body, (position?.start.offset ?? 0) + index),
        message: `The component <${name}> is in a .md file, where it shows nothing.`,
        remedy: 'rename the file to .mdx and import the component; a name in angle brackets goes into code.',
      });
  });
  return problems;
}

export const components: Rule = {
  name: 'components',
  sentence: 'React components are in .mdx files: in a .md file the browser does not know them.',
  good: [
    {text: '<Tabs>\n\nText.\n\n</Tabs>', path: 'docs/sample.mdx'},
    {text: '<kbd>Ctrl</kbd> `<Tabs>` \\<Host>\n\n<!-- <Tabs> -->\n\n```xml\n<Issuer />\n```'},
  ],
  bad: [{text: 'Text.\n\n<Tabs>\n<TabItem value="a">A</TabItem>\n</Tabs>', lines: [3, 4]}],
  page,
};
