/** Gives a product its colours and its icon in the style sheets. */
import {parse, rule, type Root, type Rule} from 'postcss';
import {wanted} from './source';

export const tokensFile = 'src/css/tokens.css';
export const iconsFile = 'src/css/icons.css';

/** A circle: a product draws its own in its place. */
const drawing =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='1.75'%3E%3Ccircle cx='12' cy='12' r='8'/%3E%3C/svg%3E\")";

function ruleOf(root: Root, selector: string, file: string): Rule {
  let found: Rule | undefined;
  root.walkRules((one) => {
    if (one.selector === selector) found ??= one;
  });
  return wanted(found, `rule ${selector}`, file);
}

const isAccent = ({selector}: Rule) => /^\.product-[\w-]+$/.test(selector);

const rules = {light: ':root', dark: "[data-theme='dark']"};

/** @returns the colour of the brand, which a product has as long as nobody chooses another */
export function brandColour(text: string, mode: keyof typeof rules): string {
  let found: string | undefined;
  ruleOf(parse(text), rules[mode], tokensFile).walkDecls('--hub-brand', ({value}) => {
    found = value;
  });
  return wanted(found, `--hub-brand in ${rules[mode]}`, tokensFile);
}

/** @param colours of the accent: on light and on dark pages */
export function withColours(text: string, id: string, colours: {light: string; dark: string}): string {
  const root = parse(text);
  const add = (selector: string, value: string) => {
    const target = ruleOf(root, selector, tokensFile);
    const neighbour = target.nodes.find((node) => node.type === 'decl' && node.prop === '--hub-api');
    wanted(neighbour, `--hub-api in ${selector}`, tokensFile).cloneBefore({prop: `--hub-${id}`, value});
  };
  add(rules.light, colours.light);
  add(rules.dark, colours.dark);
  const accent = rule({selector: `.product-${id}`}).append(
    {prop: '--hub-accent', value: `var(--hub-${id})`},
    {prop: '--icon', value: `var(--icon-${id})`},
  );
  const others = root.nodes.filter((node): node is Rule => node.type === 'rule' && isAccent(node));
  wanted(others.at(-1), 'rule .product-…', tokensFile).after(accent);
  return root.toString();
}

/** @returns the text without the accents of products; their colours stay, because code is coloured with them */
export function withoutProducts(text: string, ids: readonly string[]): string {
  const root = parse(text);
  root.walkRules((one) => {
    if (ids.some((id) => one.selector === `.product-${id}`)) one.remove();
  });
  return root.toString();
}

/** @returns the sheet of icons with one for a product */
export function withIcon(text: string, id: string): string {
  const root = parse(text);
  ruleOf(root, ':root', iconsFile).append({prop: `--icon-${id}`, value: drawing});
  const shown = rule({selector: `.icon--${id}`}).append({prop: '--icon', value: `var(--icon-${id})`});
  ruleOf(root, '.icon--api', iconsFile).after(shown);
  return root.toString();
}
