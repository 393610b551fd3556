import type {RootContent} from 'mdast';
import type {Page} from './engine/page';
import type {Rule} from './engine/rule';

/** Whether a part of a page is there for readers: not a heading, a comment, or an import of MDX. */
function says(node: RootContent, {body, path}: Page): boolean {
  if (['heading', 'thematicBreak', 'definition'].includes(node.type)) return false;
  const source = body.slice(node.position?.start.offset, node.position?.end.offset);
  if (node.type === 'html') return source.replace(/<!--[\s\S]*?-->/g, '').trim() !== '';
  return !(path.endsWith('.mdx') && /^(import|export)\s/.test(source));
}

export const emptyPages: Rule = {
  name: 'empty-pages',
  sentence: 'A page says something under its front matter: headings, comments and imports alone are nothing.',
  good: [{text: '---\ntitle: A\n---\n\nText.'}, {text: '<Card />', path: 'docs/sample.mdx'}],
  bad: [
    {text: '---\ntitle: A\n---\n'},
    {text: '## A\n\n<!-- later -->\n'},
    {text: "import A from './a';\n", path: 'docs/sample.mdx'},
  ],
  page: (page) =>
    page.tree.children.some((node) => says(node, page))
      ? []
      : [
          {
            line: 1,
            message: 'The page says nothing.',
            remedy: 'write it, or take the file away until it is written.',
          },
        ],
};
