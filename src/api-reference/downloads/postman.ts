/** The Postman collection of an API: every operation with its example bodies, in a folder for each tag. */
import {createHash} from 'node:crypto';
import {convertV2, type Collection, type Folder, type Item} from 'openapi-to-postmanv2';
import {sample} from 'openapi-sampler';
import {isObject, rewritten, type Json} from '../model/walk';

const options = {
  folderStrategy: 'Tags',
  parametersResolution: 'Example',
  requestParametersResolution: 'Example',
  exampleParametersResolution: 'Example',
  stackLimit: 50,
};

const hasExample = ({example, examples}: Json) => example !== undefined || examples !== undefined;

/** The converter takes a body for a file when nothing is said of it. */
const isFile = ({schema}: Json) => isObject(schema) && schema.format === 'binary';

/** A copy in which every parameter and body has an example, because the converter makes up random ones. */
function withExamples(document: object): object {
  return rewritten(document, (value, place) => {
    if (place === 'content' && isFile(value)) return {};
    const takesExample = ['content', 'parameters', 'headers'].includes(place);
    if (!takesExample || !isObject(value.schema) || hasExample(value) || hasExample(value.schema))
      return value;
    return {...value, example: sample(value.schema, {quiet: true}, document as Json)};
  }) as object;
}

function converted(document: object): Promise<Collection> {
  return new Promise((resolve, reject) => {
    convertV2({type: 'json', data: document}, options, (error, result) => {
      const [collection] = result?.output ?? [];
      if (collection) resolve(collection.data);
      else reject(error ?? new Error(result?.reason ?? 'The converter gave no reason.'));
    });
  });
}

/** A UUID (version 8, RFC 9562) that is the same for the same name. */
function uuidOf(name: string): string {
  const bytes = createHash('sha256').update(name).digest();
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

const isFolder = (entry: Item | Folder): entry is Folder => 'item' in entry;

/** Replaces the converter's random ids by hashes of names, for a deterministic build. */
function identified(entry: Item | Folder, parent: string): Item | Folder {
  if (isFolder(entry)) {
    const name = `${parent}/${entry.name}`;
    return {...entry, item: entry.item.map((child) => identified(child, name))};
  }
  const name = `${parent}/${entry.request.method} ${(entry.request.url.path ?? []).join('/')}`;
  return {
    ...entry,
    id: uuidOf(name),
    response: entry.response.map((response, index) => ({...response, id: uuidOf(`${name}/${index}`)})),
  };
}

/**
 * @param id name of the API, from which the collection's own id is made: Postman offers to replace the collection
 *   that a developer imported before
 * @param document an OpenAPI document with references inside it only
 * @returns a collection in the format 2.1; the same document gives the same one
 * @throws Error with the reason of the converter
 */
export async function postmanCollection(id: string, document: object): Promise<Collection> {
  const {info, item, ...rest} = await converted(withExamples(document));
  return {
    info: {...info, _postman_id: uuidOf(id)},
    item: item.map((entry) => identified(entry, id)),
    ...rest,
  };
}
