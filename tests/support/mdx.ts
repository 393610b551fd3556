/** Pages through the compiler with which the site reads them. */
import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor.js';
import {figures, labels} from '../../src/content/markdown/remark';

type Processor = Awaited<ReturnType<typeof createProcessorUncached>>;

/** What a page of a folder of pages leads to is nobody's concern here. */
const options = {
  beforeDefaultRemarkPlugins: [figures, labels],
  staticDirs: [],
  siteDir: process.cwd(),
  admonitions: true,
  markdownConfig: {
    mermaid: true,
    // Docusaurus 3.10 asks for both.
    emoji: true,
    hooks: {},
    anchors: {maintainCase: false},
    mdx1Compat: {comments: false, admonitions: false, headingIds: false},
  },
};

let processor: Promise<Processor> | undefined;

/**
 * @param content MDX without front matter
 * @returns the module that MDX makes of it
 * @throws Error with the place that MDX cannot read
 */
export async function compileMdx(content: string): Promise<string> {
  processor ??= createProcessorUncached({options, format: 'mdx'} as never);
  const filePath = `${process.cwd()}/docs/api/page.mdx`;
  const result = await (
    await processor
  ).process({content, filePath, frontMatter: {}, compilerName: 'client'});
  return result.content;
}

/** What MDX reads as markup or as an expression: everything but code, attributes of our elements and escapes. */
export function liveText(mdx: string): string {
  return mdx
    .replace(/^(`{3,})[^\n]*\n[\s\S]*?^\1$/gm, '')
    .replace(/^import .*$/gm, '')
    .replace(/^<\/?[A-Z]\w*( .*)?>$/gm, '')
    .replace(/(`+)[^`\n](?:.*?[^`])?\1(?!`)/g, '')
    .replace(/\\[{}<]/g, '');
}
