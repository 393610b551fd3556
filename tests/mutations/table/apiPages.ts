/** What pages of the API reference say, and say once. */
import {test, type Mutation} from '../mutation';

export const apiPages: readonly Mutation[] = [
  {
    name: 'a page says the type of an object whose fields it lists',
    plant: [
      {
        file: 'src/api-reference/pages/schemaFields.ts',
        from: "inside && (type === 'object' || type === 'any')",
        to: "inside && type === 'any'",
      },
    ],
    caughtBy: test('unit/api-reference/pages/padding.test.ts', /the type of a body whose fields are listed/),
    says: /AssertionError/,
  },
  {
    name: 'the same error described in each answer',
    plant: [
      {
        file: 'src/api-reference/pages/pageAnchors.ts',
        from: 'return known?.place;',
        to: 'return known && undefined;',
      },
    ],
    caughtBy: test('unit/api-reference/pages/padding.test.ts', /is described in the first answer/),
    says: /ApiSame/,
  },
  {
    name: 'addresses into a body that is only a link to another are lost',
    plant: [
      {
        file: 'src/api-reference/pages/pageAnchors.ts',
        from: 'this.fieldCount > enough ? []',
        to: 'this.fieldCount >= 0 ? []',
      },
    ],
    caughtBy: test('unit/api-reference/pages/padding.test.ts', /has the ids of its fields/),
    says: /AssertionError/,
  },
  {
    name: 'a tag with a parent stands beside it in the sidebar',
    plant: [
      {
        file: 'src/api-reference/pages/tagTree.ts',
        from: 'if (parent && parent !== node)',
        to: 'if (parent && parent === node)',
      },
    ],
    caughtBy: test('unit/api-reference/pages/tagTree.test.ts', /stands in its parent/),
    says: /AssertionError/,
  },
  {
    name: 'the signature of an event of long ago is valid',
    plant: [
      {
        file: 'src/api-reference/ui/WebhookSignature/verify.ts',
        from: 'return age <= tolerance',
        to: 'return age >= 0',
      },
    ],
    caughtBy: test('unit/api-reference/ui/WebhookSignature/verify.test.ts', /an old time/),
    says: /AssertionError/,
  },
  {
    name: 'the catalogue of errors looks for codes in no example',
    plant: [
      {
        file: 'src/api-reference/catalogue/errorValues.ts',
        from: "['code', 'error_code'",
        to: "['error_code'",
      },
    ],
    caughtBy: test('unit/api-reference/catalogue/catalogue.test.ts', /finds a code wherever/),
    says: /AssertionError/,
  },
  {
    name: 'a schema in the answers of an operation is not told that it is used there',
    plant: [
      {
        file: 'src/api-reference/schemas/index.ts',
        from: "extentOf(response, 'response').names",
        to: '[]',
      },
    ],
    caughtBy: test('unit/api-reference/schemas/schemas.test.ts', /know the operations that use them/),
    says: /AssertionError/,
  },
];
