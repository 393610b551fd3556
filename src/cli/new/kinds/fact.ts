/** A number that several pages quote. */
import type {Site} from '../../../rules/contract';
import {factsFile, withFact} from '../../edit/facts';
import {formatted} from '../../edit/source';
import type {Answers, NewKind, Plan} from '../kind';

async function plan({name = '', value = ''}: Answers, site: Site): Promise<Plan> {
  const text = withFact(site.read(factsFile) ?? '', name, value);
  return {
    made: {},
    edited: {[factsFile]: await formatted(factsFile, text)},
    address: `{{${name}}}`,
    next: [
      `write {{${name}}} in place of the number on each page that says it, below the front matter.`,
      'run "npm run check:content".',
    ],
  };
}

export const fact: NewKind = {
  name: 'fact',
  purpose: 'a number that several pages quote, in src/content/facts.ts',
  questions: [
    {
      flag: 'name',
      asks: 'Name in dots, with its unit at the end, such as focus.export.keptDays',
      problem: (value) =>
        /^[a-z][a-zA-Z0-9]*(\.[a-z][a-zA-Z0-9]*)+$/.test(value)
          ? undefined
          : 'Use words in camel case with dots, such as focus.export.keptDays.',
    },
    {flag: 'value', asks: 'Number, or text such as 02:00'},
  ],
  plan,
};
