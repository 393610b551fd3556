/** The colours of the design, for files that no sheet of the site reaches. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {AtRule, parse} from 'postcss';

const sheet = path.resolve(__dirname, '../css/tokens.css');

export type Modes = {light: Map<string, string>; dark: Map<string, string>};

/** @returns the custom properties of the root in both colour modes, as `src/css/tokens.css` declares them */
export function declarationsOf(css = readFileSync(sheet, 'utf8')): Modes {
  const light = new Map<string, string>();
  const dark = new Map<string, string>();
  parse(css).walkRules((rule) => {
    const isForced = rule.parent instanceof AtRule && /forced-colors/.test(rule.parent.params);
    if (isForced) return;
    const target =
      rule.selector === ':root' ? light : rule.selector === "[data-theme='dark']" ? dark : undefined;
    rule.walkDecls(/^--hub-/, ({prop, value}) => void target?.set(prop, value));
  });
  return {light, dark: new Map([...light, ...dark])};
}
