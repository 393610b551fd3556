/** Code that a document brings for an operation: `x-codeSamples`, or `x-code-samples` as it was called before. */
import type {Operation} from '../model/openApiTypes';
import type {Sample} from './responseExamples';

type Entry = {lang: string; label?: string; source: string};

const isEntry = (value: unknown): value is Entry => {
  const {lang, source, label = ''} = (value ?? {}) as Record<string, unknown>;
  return [lang, source, label].every((text) => typeof text === 'string');
};

/** Names that authors write, as the highlighter knows them. */
const grammars: Record<string, string> = {
  curl: 'bash',
  shell: 'bash',
  'node.js': 'javascript',
  node: 'javascript',
  'c#': 'csharp',
};

/**
 * @param operation whose extension may hold anything
 * @returns the samples in their order, with values that no language of ours has; what is no sample is left out
 */
export function ownSamples(operation: Operation): Sample[] {
  const {'x-codeSamples': samples, 'x-code-samples': older} = operation;
  const entries = [samples ?? older ?? []].flat().filter(isEntry);
  return entries.map(({lang, label, source}, index) => ({
    value: `own-${index}`,
    label: label ?? lang,
    language: grammars[lang.toLowerCase()] ?? lang.toLowerCase(),
    code: source.trimEnd(),
  }));
}
