import path from 'node:path';
import {warnOfMisfit} from '../standAside';

const component = /^export default function MDXContent\(/m;
const metadata = /^export \{default as metadata\} from ('[^'\n]+')/m;

const hotPage = path.resolve(__dirname, '../../dev/hot-page');

/**
 * @param source of the module that MDX makes of a Markdown file
 * @returns the module of a page with hot updates of its content; unchanged for a file that is no page, such as a partial
 */
export function takingChanges(source: string): string {
  const [, from] = metadata.exec(source) ?? [];
  if (!from) return source;
  if (!component.test(source)) {
    warnOfMisfit('dev-server', [
      `MDX writes no ${String(component)}: a page is reloaded when its text changes`,
    ]);
    return source;
  }
  return `import {hotPage} from ${JSON.stringify(hotPage)};
import factsOfPage from ${from};
${source.replace(component, 'function MDXContent(')}
export default hotPage(import.meta.webpackHot, MDXContent, [factsOfPage, frontMatter, contentTitle, assets, toc]);
`;
}
