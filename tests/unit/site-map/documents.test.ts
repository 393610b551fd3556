import {expect, it} from 'vitest';
import {products} from '../../../src/site/products';
import {documentsOf} from '../../../src/site-map/documents';
import {folderWith} from '../../support/folder';

const [product] = products;

it('lists the documents that are there, with their size, in the folder of the site on its host', () => {
  const folder = folderWith({[`static/pdf/${product!.id}.pdf`]: 'x'.repeat(1_240_000)});
  expect(documentsOf(folder, '/help/')).toEqual([
    {product: product!.id, label: product!.name, to: `/help/pdf/${product!.id}.pdf`, megabytes: '1.2'},
  ]);
});

it('lists none where none was made', () => {
  expect(documentsOf(folderWith({}), '/')).toEqual([]);
});
