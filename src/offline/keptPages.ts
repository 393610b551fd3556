import {withoutBase} from '@site/src/site/base';
import {offlinePath} from '@site/src/site/offline';
import {cacheNames} from './caches';

export type KeptPage = {
  /** Site path. */
  path: string;
  title: string;
};

const decoder = () => document.createElement('textarea');

/** @returns the title of a built page, without the name of the site */
function titleOf(html: string): string {
  const field = decoder();
  field.innerHTML = /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
  return field.value.replace(/ \| [^|]*$/, '');
}

/** @returns the pages that were read on this device, the last one first, without the page that lists them */
export async function keptPages(): Promise<KeptPage[]> {
  if (!('caches' in window) || !(await caches.has(cacheNames.pages))) return [];
  const cache = await caches.open(cacheNames.pages);
  const requests = await cache.keys();
  const pages = await Promise.all(
    requests.map(async (request): Promise<KeptPage> => {
      const path = withoutBase(new URL(request.url).pathname);
      const html = await (await cache.match(request))?.text();
      return {path, title: titleOf(html ?? '') || path};
    }),
  );
  return pages.filter(({path}) => path !== offlinePath).reverse();
}
