/** The pet store is the well-known sample: these operations and no others. */
import {expect, it} from 'vitest';
import {operationsIn, specificationOf} from '../../support/openapi';

const file = 'openapi/petstore.yaml';

const known = [
  'addPet',
  'createUser',
  'createUsersWithListInput',
  'deleteOrder',
  'deletePet',
  'deleteUser',
  'findPetsByStatus',
  'findPetsByTags',
  'getInventory',
  'getOrderById',
  'getPetById',
  'getUserByName',
  'loginUser',
  'logoutUser',
  'placeOrder',
  'updatePet',
  'updatePetWithForm',
  'updateUser',
  'uploadFile',
];

it('has exactly the 19 known operations', async () => {
  const ids = (await operationsIn(file)).map(({operationId}) => operationId);
  expect(
    ids.sort(),
    `${file}:1 The operations differ from the well-known sample. Remedy: restore them`,
  ).toEqual(known);
});

it('has the three known tags', async () => {
  expect(
    (await specificationOf(file)).tags?.map(({name}) => name),
    `${file}:1 The tags differ. Remedy: use pet, store and user`,
  ).toEqual(['pet', 'store', 'user']);
});
