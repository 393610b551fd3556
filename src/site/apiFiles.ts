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
