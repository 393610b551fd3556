import type {Code, Parent, Root, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

/** Systems of a program whose fence names none. */
const systemOf: Readonly<Record<string, string>> = {bash: 'Linux and macOS', powershell: 'Windows'};

const named = ({meta, lang}: Code): string | undefined =>
  /\bsystem="([^"]+)"/.exec(meta ?? '')?.[1] ?? systemOf[lang ?? ''];

const attribute = (name: string, value: string | null): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});

const element = (
  name: string,
  attributes: MdxJsxAttribute[],
  children: RootContent[],
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes,
  children: children as MdxJsxFlowElement['children'],
});

/** The program of another language says what the one before it says, so that the search needs only the first. */
function tabOf(fence: Code, index: number): MdxJsxFlowElement {
  const system = named(fence) ?? '';
  const attributes = [
    attribute('value', system.toLowerCase().replaceAll(' ', '-')),
    attribute('label', system),
  ];
  const isTwin = index > 0 && !fence.meta?.includes('system=');
  return element('TabItem', isTwin ? [...attributes, attribute('isTwin', null)] : attributes, [fence]);
}

/** Fences that follow each other directly, each for another system. */
function runAt(children: readonly RootContent[], start: number): Code[] {
  const fences: Code[] = [];
  const systems = new Set<string>();
  for (const child of children.slice(start)) {
    const system = child.type === 'code' ? named(child) : undefined;
    if (child.type !== 'code' || !system || systems.has(system)) break;
    systems.add(system);
    fences.push(child);
  }
  return fences;
}

/**
 * Makes tabs of programs for different systems that follow each other: a Bash program and its twin in PowerShell, or
 * fences that name a system, such as `system="macOS"`. A reader's choice holds for every page.
 */
export function systemTabs() {
  return (root: Root): void => {
    visit(root, (node) => {
      const {children} = node as Parent;
      if (!children || (node as {name?: string}).name === 'TabItem') return;
      for (let index = 0; index < children.length; index += 1) {
        const fences = runAt(children, index);
        if (fences.length < 2) continue;
        const tabs = element('Tabs', [attribute('groupId', 'operating-system')], fences.map(tabOf));
        children.splice(index, fences.length, tabs);
      }
    });
  };
}
