/**
 * Takes out what our sheets overrule. Infima and Docusaurus's theme are in layers, which a rule outside them always
 * overrules; a page that holds its own styles would carry both.
 */
import {AtRule, type Declaration, type Root, type Rule} from 'postcss';

/** Shorthands that set all properties whose names begin with theirs. */
const shorthand = /^(margin|padding|background)-.*/;

const namesOf = ({prop}: Declaration) => [prop, prop.replace(shorthand, '$1')];

const keyOf = (selector: string, property: string) => `${selector}{${property}`;

/** The names of the at-rules around a rule. */
function conditions(rule: Rule): string[] {
  const names: string[] = [];
  for (let node = rule.parent; node && node.type !== 'root'; node = node.parent)
    names.push(node instanceof AtRule ? node.name : '');
  return names;
}

/**
 * @param roots parsed sheets of one page; declarations of layers that rules for the same selectors always overrule are
 *   removed from them
 */
export function dropOverruled(roots: readonly Root[]): void {
  const ours = new Set<string>();
  const layered: Declaration[] = [];
  for (const root of roots)
    root.walkRules((rule) => {
      const around = conditions(rule);
      rule.each((node) => {
        if (node.type !== 'decl') return;
        if (around.includes('layer')) layered.push(node);
        else if (!around.length) for (const selector of rule.selectors) ours.add(keyOf(selector, node.prop));
      });
    });
  for (const declaration of layered) {
    const {selectors} = declaration.parent as Rule;
    const isOverruled = selectors.every((selector) =>
      namesOf(declaration).some((name) => ours.has(keyOf(selector, name))),
    );
    if (isOverruled && !declaration.important) declaration.remove();
  }
}
