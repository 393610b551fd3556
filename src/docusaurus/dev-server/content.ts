import path from 'node:path';

const component = /^export default function MDXContent\(/m;
const metadata = /^export \{default as metadata\} from ('[^'\n]+')/m;

const hotPage = path.resolve(__dirname, '../../dev/hot-page');

/**
 * @param source of the module that MDX makes of a text
 * @returns the same, of a page that takes its changes in place; unchanged for a text that is no page itself
 */
export function takingChanges(source: string): string {
  const [, from] = metadata.exec(source) ?? [];
  if (!from || !component.test(source)) return source;
  return `import {hotPage} from ${JSON.stringify(hotPage)};
import factsOfPage from ${from};
${source.replace(component, 'function MDXContent(')}
export default hotPage(import.meta.webpackHot, MDXContent, [factsOfPage, frontMatter, contentTitle, assets, toc]);
`;
}
