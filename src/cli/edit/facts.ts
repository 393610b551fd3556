/** Puts a fact into `src/content/facts.ts`. */
import ts from 'typescript';
import {append, parse, propertyOf, quoted, valueOf, wanted} from './source';

export const factsFile = 'src/content/facts.ts';

const isNumber = (value: string) => /^(0|[1-9]\d*)(\.\d+)?$/.test(value);

/**
 * @param name in dots; groups that are not there are made
 * @throws Error when there is such a fact, or when a part of its name is one
 */
export function withFact(text: string, name: string, value: string): string {
  const facts = valueOf(parse(factsFile, text), 'facts');
  let group = wanted(
    facts && ts.isObjectLiteralExpression(facts) ? facts : undefined,
    'object "facts"',
    factsFile,
  );
  const steps = name.split('.');
  while (steps.length > 1) {
    const next = propertyOf(group, steps[0]!);
    if (!next) break;
    if (!ts.isObjectLiteralExpression(next))
      throw new Error(`"${steps[0]}" is a fact already. Remedy: choose another name than "${name}".`);
    group = next;
    steps.shift();
  }
  const [first = '', ...rest] = steps;
  if (propertyOf(group, first))
    throw new Error(
      `There is "${name}" in ${factsFile} already. Remedy: choose another name, or change it there.`,
    );
  const literal = isNumber(value) ? value : quoted(value);
  const inner = rest.reduceRight((inside, step) => `{${step}: ${inside}}`, '\0');
  return append(text, group, `${first}: ${inner.replace('\0', literal)}`);
}
