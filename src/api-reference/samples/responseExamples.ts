/** The examples of an operation's answers, and of the event that a webhook sends. */
import {mediaExamples, wireText, type ExampleContext} from '../model/examples';
import type {Content, Operation} from '../model/openApiTypes';

/** Code under a tab. */
export type Sample = {
  value: string;
  label: string;
  /** The response that it is an example of. */
  status?: string;
  language: string;
  code: string;
};

const languageOf = (type: string): string => /[/+](json|xml|html)\b/.exec(type)?.[1] ?? 'text';

/** One for each example of each media type. */
function examplesIn(content: Content = {}, wire: ExampleContext, status?: string) {
  return Object.entries(content).flatMap(([type, media], _, types) =>
    mediaExamples(media, {...wire, mediaType: type}).map(({title, value}) => {
      const facts = [status, title === 'Example' ? '' : title, types.length > 1 ? type : ''].filter(Boolean);
      return {label: facts.join(' · ') || title, status, language: languageOf(type), code: wireText(value)};
    }),
  );
}

const numbered = (examples: Omit<Sample, 'value'>[]): Sample[] =>
  examples.map((example, index) => ({value: String(index), ...example}));

/** One for each example of each media type of each status; `value` tells them apart. */
export function responseExamples(responses: Operation['responses'] = {}): Sample[] {
  const all = Object.entries(responses);
  return numbered(all.flatMap(([status, {content}]) => examplesIn(content, {direction: 'response'}, status)));
}

/** The bodies that a webhook may send; the reader's server gets them, so they hold what only answers hold. */
export function eventExamples(body: Operation['requestBody']): Sample[] {
  return numbered(examplesIn(body?.content, {direction: 'response'}));
}
