/** The list of APIs, and what is read of their documents. */
import {test, type Mutation} from '../mutation';

export const apis: readonly Mutation[] = [
  {
    name: 'the policy leaves out the last API of the list',
    plant: [
      {file: 'src/policy/apiServers.ts', from: 'entries.flatMap(', to: 'entries.slice(0, -1).flatMap('},
    ],
    caughtBy: test('unit/api-reference/oneEntry.test.ts', /may be called by the policy/),
    says: /AssertionError/,
  },
  {
    name: 'pages and consoles take the parameters of an operation alone',
    plant: [
      {
        file: 'src/api-reference/model/operations.ts',
        from: 'joinedParameters(item.parameters,',
        to: 'joinedParameters(undefined,',
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
    name: 'digits of a large number stay where another part of a schema sets a narrower limit',
    plant: [{file: 'src/api-reference/model/exactNumbers.ts', from: ' && Number(digits) === value', to: ''}],
    caughtBy: test(
      'unit/api-reference/model/exactNumbers.test.ts',
      /give way to a narrower limit that another part of a schema sets/,
    ),
    says: /AssertionError/,
  },
  {
    name: 'a sample sends a number that its language rounds',
    plant: [
      {
        file: 'src/api-reference/samples/body.ts',
        from: 'isJson(mediaType) && hasExact(value)',
        to: 'false',
      },
    ],
    caughtBy: test('unit/api-reference/exactValues.test.ts', /are in the samples/),
    says: /AssertionError/,
  },
  {
    name: "links of somebody else's document lead to pages of ours",
    plant: [
      {
        file: 'src/api-reference/model/reading.ts',
        from: 'isForeign ? withoutLinksToUs(own) : own',
        to: 'own',
      },
    ],
    caughtBy: test('unit/api-reference/foreign.test.ts', /are text, because they would lead to none of ours/),
    says: /AssertionError/,
  },
  {
    name: 'the Markdown of a page calls a language by what its chooser calls it',
    plant: [
      {
        file: 'src/markdown-pages/convert/code.ts',
        from: '(code && languageIn(classOf(code))) ?? around',
        to: 'around',
      },
    ],
    caughtBy: test(
      'unit/api-reference/samples/samples.test.ts',
      /has names of languages that highlighters know/,
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
  {
    name: 'a part of a multipart body without its type, in the curl of what is typed',
    plant: [
      {
        file: 'src/samples/languages/curl.ts',
        from: '};type=${mediaType}`)}`\n    :',
        to: '}`)}`\n    :',
      },
    ],
    caughtBy: test('programs/openapi/built-wire.test.ts', /bash/),
    says: /type/,
  },
  {
    name: 'a list of a multipart body of which PHP sends the last item',
    plant: [
      {
        file: 'src/samples/languages/php.ts',
        from: 'same.length > 1 && !same.every(isPlain)',
        to: 'same.length > 9',
      },
    ],
    caughtBy: test('programs/openapi/built-wire.test.ts', /php/),
    says: /list/,
  },
  {
    name: 'an answer whose long numbers are rounded',
    plant: [
      {
        file: 'src/api-reference/ui/TryIt/losesDigits.ts',
        from: 'String(Number(text)) !== text',
        to: 'Number.isNaN(Number(text))',
      },
    ],
    caughtBy: test('unit/api-reference/ui/TryIt/answer/readJson.test.ts', /keeps the digits/),
    says: /9007199254740993/,
  },
  {
    name: 'an address that refreshes tokens and is not allowed by the policy',
    plant: [{file: 'src/api-reference/model/called.ts', from: "'refreshUrl', ", to: ''}],
    caughtBy: test('unit/policy/apiServers.test.ts', /each once/),
    says: /refresh\.example\.com/,
  },
];
