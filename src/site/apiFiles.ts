import type {SpecificationEntry} from './apis';

/** @returns where the files of an API are published; none is YAML when its document is JSON */
export function addressesOf({download}: Pick<SpecificationEntry, 'download'>) {
  const base = download.replace(/\.(ya?ml|json)$/, '');
  return {
    yaml: download.endsWith('.json') ? undefined : download,
    json: `${base}.json`,
    collection: `${base}.postman_collection.json`,
  };
}

/** Media type of OpenAPI documents in JSON (https://spec.openapis.org/oas/latest.html#media-type). */
export const openApiType = 'application/vnd.oai.openapi+json';

/** @returns where an operation stands as a document of its own, by the site path or the address of its page */
export const operationAddress = (page: string): string => `${page}.json`;
