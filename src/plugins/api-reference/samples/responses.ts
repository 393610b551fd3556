/** The examples of an operation's answers. */
import {mediaExamples, wireText} from '../examples';
import type {Operation} from '../openapi';
import type {Grammar} from './highlight';

export type ResponseExample = {value: string; label: string; language: Grammar | 'text'; code: string};

const languageOf = (type: string): ResponseExample['language'] =>
  /[/+]json\b/.test(type) ? 'json' : /[/+](xml|html)\b/.test(type) ? 'markup' : 'text';

/** One for each example of each media type of each status; `value` tells them apart. */
export function responseExamples(responses: Operation['responses'] = {}): ResponseExample[] {
  const all = Object.entries(responses).flatMap(([status, {content = {}}]) =>
    Object.entries(content).flatMap(([type, media], _, types) =>
      mediaExamples(media, {mediaType: type, direction: 'response'}).map(({title, value}) => {
        const facts = [title === 'Example' ? '' : title, types.length > 1 ? type : ''].filter(Boolean);
        return {label: [status, ...facts].join(' · '), language: languageOf(type), code: wireText(value)};
      }),
    ),
  );
  return all.map((example, index) => ({value: String(index), ...example}));
}
