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
];
