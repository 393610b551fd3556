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
    name: 'digits of a large number stay where an overlay has put another number',
    plant: [{file: 'src/api-reference/model/exactNumbers.ts', from: ' && Number(digits) === value', to: ''}],
    caughtBy: test(
      'unit/api-reference/model/exactNumbers.test.ts',
      /give way to a value that an overlay has put in their place/,
    ),
    says: /AssertionError/,
  },
];
