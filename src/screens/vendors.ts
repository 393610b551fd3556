import {readData} from '../content/contract.node';

const vendors = readData<Readonly<Record<string, readonly string[]>>>(
  'docs/_vendors.yml',
  'docs/_vendors.schema.json',
);

/** Labels of other companies' screens that pages name, each as the way to it. */
export const vendorWays: readonly (readonly string[])[] = Object.values(vendors)
  .flat()
  .map((way) => way.split(' > '));
