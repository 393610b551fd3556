import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {withBase} from '../site/base';
import {documentPath, products} from '../site/products';
import type {SiteDocument} from '../site/siteMap';

/**
 * @param siteDir folder of the sources, in whose `static` the documents are
 * @param baseUrl base URL of the site
 * @returns the documents of products that `npm run pdf` has made; none where it never ran
 */
export function documentsOf(siteDir: string, baseUrl: string): SiteDocument[] {
  return products.flatMap((product) => {
    const file = path.join(siteDir, 'static', documentPath(product));
    if (!existsSync(file)) return [];
    const megabytes = (statSync(file).size / 1e6).toFixed(1);
    return [
      {product: product.id, label: product.name, to: withBase(documentPath(product), baseUrl), megabytes},
    ];
  });
}
