/** Formats findings for the terminal, for GitHub annotations, and as JSON. */
import type {Finding, Rule} from './rule';

export const formats = ['terminal', 'github', 'json'] as const;
export type Format = (typeof formats)[number];

/** A finding as authors read it: place, rule, what, and what to do. */
export function asText({path, line, column, rule, message, remedy}: Finding): string {
  return `${path}:${line}:${column} ${message} (${rule})\n    Remedy: ${remedy}`;
}

/** https://docs.github.com/actions/reference/workflow-commands-for-github-actions: characters that end a property. */
const escaped = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapedProperty = (text: string) => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** A finding as an annotation of GitHub, at its line of a pull request. */
export function asAnnotation({path, line, column, rule, message, remedy}: Finding): string {
  return `::error file=${escapedProperty(path)},line=${line},col=${column},title=${escapedProperty(rule)}::${escaped(`${message}\nRemedy: ${remedy}`)}`;
}

const texts: Record<Format, (findings: readonly Finding[]) => string> = {
  terminal: (findings) => findings.map(asText).join('\n'),
  github: (findings) => [...findings.map(asAnnotation), ...findings.map(asText)].join('\n'),
  json: (findings) => JSON.stringify(findings, undefined, 2),
};

/** @returns all findings in a format; an empty text for none, save in JSON */
export function report(findings: readonly Finding[], format: Format): string {
  return texts[format](findings);
}

/** @returns the rules with their sentences: a list for a person, JSON for a program */
export function catalogue(rules: readonly Rule[], format: Format): string {
  if (format === 'json')
    return JSON.stringify(
      rules.map(({name, sentence, mends = false}) => ({name, sentence, mends})),
      undefined,
      2,
    );
  return rules
    .map(({name, sentence, mends}) => `${name}${mends ? ' (--fix corrects it)' : ''}\n    ${sentence}`)
    .join('\n');
}
