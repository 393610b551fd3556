/** A page's `role` is one of the roles of Focus, and only pages of Focus have one. */
import {expect, it} from 'vitest';
import {roles} from '../../src/plugins/content-rules/frontMatter';
import {docText} from '../support/markdown';
import {docs, expectNone, objections, type Rule} from './corpus';

const known = ['Owner', 'Administrator', 'Compliance officer', 'Supervisor', 'Member', 'Auditor'];

const rule: Rule = ({path, frontMatter: {role}, lineOf}) =>
  role === undefined || known.includes(role as string)
    ? []
    : [
        {
          path,
          line: lineOf('role'),
          message: `The role ${JSON.stringify(role)} does not exist.`,
          remedy: `use one of ${known.join(', ')}.`,
        },
      ];

it('sees a role that does not exist, also when only its capitals differ', () => {
  expect(objections(rule, docText({role: 'Owner'}))).toEqual([]);
  expect(objections(rule, docText({role: 'Compliance Officer'}))).toEqual([7]);
});

it('holds for every page', () => {
  expectNone(docs.flatMap(rule));
});

it('is used by some pages', () => {
  expect(docs.filter(({frontMatter}) => frontMatter.role).length).toBeGreaterThan(5);
});

it('is the list that the build knows', () => {
  expect([...roles]).toEqual(known);
});
