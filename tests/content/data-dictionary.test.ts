/** Every example of Focus data, on every page, validates against the schema that the data dictionary publishes. */
import {it} from 'vitest';
import {csvRule, jsonLinesRule, jsonRule} from '../support/focus-data';
import {docs, expectNone} from './corpus';

it('holds for every page of Focus', () => {
  const focus = docs.filter(({path}) => path.startsWith('docs/focus/'));
  expectNone(focus.flatMap((page) => [jsonRule, jsonLinesRule, csvRule].flatMap((rule) => rule(page))));
});
