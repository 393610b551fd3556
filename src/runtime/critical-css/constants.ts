/**
 * Writes the value of constant custom properties where they are used. Infima declares over 400 on the root and our
 * tokens 100; most never change, and a page that holds its own styles would carry them all.
 */
import {partition} from 'lodash';
import {AtRule, type Declaration, type Node, type Root, type Rule} from 'postcss';

const rootSelector = /^(?::root|html)?(?:\[data-theme=["']?\w+["']?\])?$/;

/** A reference without a fallback, and what stands beside it: minified sheets part words from `)` by no space. */
const reference = /([^\s,(/*])?var\((--[\w-]+)\)(?=([^\s,)/*])?)/g;

const isCustom = ({prop}: Declaration) => prop.startsWith('--');

const parentRule = ({parent}: Declaration) => parent as Rule;

const isOnRoot = (declaration: Declaration) =>
  parentRule(declaration).selectors.every((selector) => rootSelector.test(selector));

/** The declaration holds on every page, in every mode and on every screen. */
const isAlways = (declaration: Declaration) =>
  parentRule(declaration).selectors.some((selector) => /^(?::root|html)$/.test(selector)) &&
  !conditions(declaration).length;

/** Drawings are long, and used in more than one place. */
const isDrawing = ({value}: Declaration) => value.includes('url(');

/** Names of the at-rules around a declaration. */
function atRules(declaration: Declaration): string[] {
  const names: string[] = [];
  let node: Node | undefined = parentRule(declaration).parent;
  for (; node; node = node.parent) if (node instanceof AtRule) names.push(node.name);
  return names;
}

const conditions = (declaration: Declaration) => atRules(declaration).filter((name) => name !== 'layer');
const isLayered = (declaration: Declaration) => atRules(declaration).includes('layer');

function customProperties(roots: readonly Root[]): Map<string, Declaration[]> {
  const found = new Map<string, Declaration[]>();
  for (const root of roots)
    root.walkDecls(/^--/, (declaration) => {
      if (parentRule(declaration).type !== 'rule') return;
      found.set(declaration.prop, [...(found.get(declaration.prop) ?? []), declaration]);
    });
  return found;
}

/** What a layer declares on the root is overruled where something outside the layers always declares it there. */
function dropOverruled(declarations: Declaration[]): Declaration[] {
  if (!declarations.some((one) => !isLayered(one) && isOnRoot(one) && isAlways(one))) return declarations;
  const [overruled, rest] = partition(declarations, (one) => isLayered(one) && isOnRoot(one));
  for (const one of overruled) one.remove();
  return rest;
}

/**
 * Replaces, in place, references to properties that are declared once, on the root, on every page.
 *
 * @param roots parsed sheets of one page, in their order
 * @returns names of the properties that are written out: nothing else may set them
 */
export function inlineConstants(roots: readonly Root[]): string[] {
  const all = new Map(
    [...customProperties(roots)].map(([name, declarations]) => [name, dropOverruled(declarations)] as const),
  );
  const isOfRoot = (name: string) => all.get(name)?.every(isOnRoot) ?? false;
  const references = (value: string) => [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? '');
  const constants = new Map<string, string>();
  for (const [name, [declaration, ...others]] of all)
    if (
      declaration &&
      !others.length &&
      isOnRoot(declaration) &&
      isAlways(declaration) &&
      !isDrawing(declaration)
    )
      constants.set(name, declaration.value);
  // A value that refers to what an element may set again means another thing there.
  for (let before = -1; before !== constants.size;) {
    before = constants.size;
    for (const [name, value] of constants) if (!references(value).every(isOfRoot)) constants.delete(name);
  }
  const written = (value: string): string => {
    const next = value.replace(reference, (whole, before = '', name: string, after?: string) => {
      const constant = constants.get(name);
      return constant === undefined ? whole : `${before && `${before} `}${constant}${after ? ' ' : ''}`;
    });
    return next === value ? value : written(next);
  };
  for (const root of roots)
    root.walkDecls((declaration) => {
      if (isCustom(declaration) && constants.has(declaration.prop)) declaration.remove();
      else if (declaration.value.includes('var(')) declaration.value = written(declaration.value);
    });
  return [...constants.keys()];
}

/**
 * @param styles texts of `style` attributes of a page
 * @param constants names of properties that are written out
 * @throws Error when the page sets one of them, which would have no effect
 */
export function assertUnset(styles: readonly string[], constants: ReadonlySet<string>): void {
  const set = styles.flatMap((style) => [...style.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name ?? ''));
  const wrong = set.find((name) => constants.has(name));
  if (wrong)
    throw new Error(
      `A style attribute sets ${wrong}, which has no effect in the styles inside the page. Remedy: declare it once more for a class of its own in a sheet.`,
    );
}
