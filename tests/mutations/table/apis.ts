/** The list of APIs, and what is read of their documents. */
import {test, type Mutation} from '../mutation';

export const apis: readonly Mutation[] = [
  {
    name: 'the policy leaves out the last API of the list',
    plant: [{file: 'src/policy/apiServers.ts', from: 'entries.map(', to: 'entries.slice(0, -1).map('}],
    caughtBy: test('unit/api-reference/oneEntry.test.ts', /may be called by the policy/),
    says: /AssertionError/,
  },
  {
    name: 'the console takes the parameters of an operation alone',
    plant: [
      {
        file: 'src/api-reference/console/writeConsoles.ts',
        from: 'joinedParameters(listed(item.parameters)',
        to: 'joinedParameters(listed(undefined)',
      },
    ],
    caughtBy: test(
      'unit/api-reference/model/parameters.test.ts',
      /are the same on pages, in the console and for the generator/,
    ),
    says: /AssertionError/,
  },
  {
    name: 'a document is raised anew for each that reads it',
    plant: [{file: 'src/api-reference/model/reading.ts', from: '  cleaned.set(document, made);\n', to: ''}],
    caughtBy: test(
      'unit/api-reference/model/reading.test.ts',
      /raises a document, and resolves its references, once/,
    ),
    says: /AssertionError/,
  },
  {
    name: 'null comes before the other types, so that samples are null',
    plant: [
      {file: 'src/api-reference/model/raised.ts', from: "[type, 'null'].flat()", to: "['null', type].flat()"},
    ],
    caughtBy: test('unit/api-reference/model/raised.test.ts', /is /),
    says: /AssertionError/,
  },
  {
    name: 'the schema of what a stream brings is left out',
    plant: [
      {
        file: 'src/api-reference/pages/bodies.ts',
        from: '          media.itemSchema &&\n',
        to: '          media.schema && media.itemSchema &&\n',
      },
    ],
    caughtBy: test('unit/api-reference/openapi32.test.ts', /A stream of items/),
    says: /AssertionError/,
  },
  {
    name: 'digits of a large number stay where an overlay has put another number',
    plant: [{file: 'src/api-reference/model/exactNumbers.ts', from: ' && Number(digits) === value', to: ''}],
    caughtBy: test(
      'unit/api-reference/model/exactNumbers.test.ts',
      /give way to a value that an overlay has put in their place/,
    ),
    says: /AssertionError/,
  },
  {
    name: 'a breaking change without a new major version',
    plant: [{file: 'openapi/petstore.yaml', from: '/pet/findByStatus:', to: '/pet/findByState:'}],
    caughtBy: test('content/openapi/versions.test.ts', /petstore.* has a version that fits/),
    says: /petstore\.yaml:\d+/,
  },
  {
    name: 'a feed of changes with a version that is not published',
    plant: [
      {
        file: 'src/api-reference/changelog/feeds/feed.ts',
        from: 'if (section.date === undefined) return [];',
        to: '',
      },
      {
        file: 'src/api-reference/changelog/feeds/feed.ts',
        from: 'new Date(section.date)',
        to: "new Date(section.date ?? '2025-01-06')",
      },
    ],
    caughtBy: test('unit/api-reference/changelog/feeds/step.test.ts', /none of a version that is not/),
    says: /length/,
  },
];
