/** Programs for different systems that follow each other become tabs, in Markdown and in MDX. */
import {fromMarkdown} from 'mdast-util-from-markdown';
import type {Nodes} from 'mdast';
import {expect, describe, it} from 'vitest';
import {systemTabs} from '../../../../src/content/markdown/systems';

/** Elements and fences of a tree, those of tabs with their attributes. */
function outline(node: Nodes): unknown {
  if (node.type === 'code') return node.value;
  if (!('children' in node)) return [];
  const children = node.children.map(outline);
  if (node.type !== 'mdxJsxFlowElement') return children;
  return {
    [node.attributes.map((one) => (typeof one.value === 'string' ? one.value : 'isTwin')).join(' ')]:
      children,
  };
}

function tabs(markdown: string): string {
  const tree = fromMarkdown(markdown);
  systemTabs()(tree);
  return JSON.stringify(outline(tree));
}

const fence = (language: string, code: string, meta = '') => `\`\`\`${language} ${meta}\n${code}\n\`\`\`\n\n`;
const [bash, powershell] = [fence('bash', 'ls'), fence('powershell', 'dir')];

describe('programs that follow each other', () => {
  it.each([
    [
      'Bash and PowerShell',
      bash + powershell,
      '[{"operating-system":[{"linux-and-macos Linux and macOS":["ls"]},{"windows Windows isTwin":["dir"]}]}]',
    ],
    [
      'named systems',
      fence('bash', 'a', 'system="macOS"') + fence('bash', 'b', 'system="Linux"'),
      '[{"operating-system":[{"macos macOS":["a"]},{"linux Linux":["b"]}]}]',
    ],
    [
      'in a step',
      `1. Run:\n\n   ${(bash + powershell).trim().replaceAll('\n', '\n   ')}`,
      '[[[[[]],{"operating-system":[{"linux-and-macos Linux and macOS":["ls"]},{"windows Windows isTwin":["dir"]}]}]]]',
    ],
  ])('are tabs: %s', (_what, markdown, expected) => {
    expect(tabs(markdown)).toBe(expected);
  });

  it.each([
    ['one alone', bash],
    ['two of one system', powershell + powershell],
    ['words between them', `${bash}Text.\n\n${powershell}`],
    ['another language between them', bash + fence('text', 'out') + powershell],
  ])('stay as they are: %s', (_what, markdown) => {
    expect(tabs(markdown)).not.toContain('operating-system');
  });
});
