/** The operations of the two specifications: the well-known pet store, and the six areas of the product sheet. */
import {expect, it} from 'vitest';
import {consoleData} from '../../../src/api-reference/console/writeConsoles';
import {specifications} from '../../../src/site/apis';
import {operationsIn, specificationOf} from '../../support/openapi';

const tagsOf = async (file: string) => (await specificationOf(file)).tags?.map(({name}) => name);

it('the pet store has the 19 operations and three tags of the well-known sample', async () => {
  const ids = (await operationsIn('openapi/petstore.yaml')).map(({operationId}) => operationId);
  expect(ids.sort()).toEqual(
    [
      'addPet createUser createUsersWithListInput deleteOrder deletePet deleteUser findPetsByStatus findPetsByTags',
      'getInventory getOrderById getPetById getUserByName loginUser logoutUser placeOrder updatePet',
      'updatePetWithForm updateUser uploadFile',
    ].flatMap((line) => line.split(' ')),
  );
  expect(await tagsOf('openapi/petstore.yaml')).toEqual(['pet', 'store', 'user']);
});

it('the Authentication API has 18 operations or more, in each of its six areas', async () => {
  const areas = ['Token', 'Authorisation', 'Sessions', 'Keys', 'Users', 'Multi-factor'];
  const operations = await operationsIn('openapi/auth.yaml');
  expect(operations.length).toBeGreaterThanOrEqual(18);
  expect(await tagsOf('openapi/auth.yaml')).toEqual(areas);
  const tagged = operations.flatMap(({tags = []}) => tags);
  expect(areas.filter((area) => !tagged.includes(area))).toEqual([]);
});

/** Examples are what 'Try it' and the mock answer with, whatever was sent. */
it.each(specifications)('no answer of $file says what need not be so', async ({id, file}) => {
  const document = {specification: await specificationOf(file)};
  for (const operation of await operationsIn(file)) {
    const {answers, parameters, method, path} = consoleData(document, id, operation);
    const sent = parameters.flatMap(({example}) => example ?? []).map(String);
    for (const {status, value} of answers) {
      const name = `${method} ${path} ${status}`;
      const {message = '', detail = ''} = (value ?? {}) as Record<string, string>;
      const words = `${message} ${detail}`.split(/[\s,.:]+/);
      expect(
        sent.filter((each) => words.includes(each)),
        name,
      ).toEqual([]);
      expect(words, 'the size of a file that was sent').not.toContain('bytes');
      if (method === 'get') expect(JSON.stringify(value) ?? '', name).not.toMatch(/"secret":/);
    }
  }
});
