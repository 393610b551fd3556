/** The body of a sample request. */
import {mediaExamples} from '../model/examples';
import {schemaOf} from '../model/displaySchema';
import type {Content, Media} from '../model/openApiTypes';
import {isObject} from '../model/walk';
import {fieldPairs, fieldParts, fileType, isFile} from '../request/serialise';
import {
  concreteType,
  fileName,
  handiest,
  isForm,
  isJson,
  isMultipart,
  isText,
  type FilePart,
  type SampleBody,
  type TypedPart,
} from '../../samples/sampleBody';

const object = (value: unknown) => (isObject(value) ? value : {});

function multipartFields(media: Media, value: unknown): (TypedPart | FilePart)[] {
  const properties = media.schema?.properties ?? {};
  return Object.entries(object(value)).flatMap(([name, item]): (TypedPart | FilePart)[] => {
    const property = schemaOf(properties[name]);
    const schema = property.items === undefined ? property : schemaOf(property.items);
    const encoding = media.encoding?.[name];
    const mediaType = fileType(encoding);
    return isFile(schema) ? [{name, file: fileName(mediaType), mediaType}] : fieldParts(name, item, encoding);
  });
}

/**
 * The body that a sample sends.
 *
 * @param content the bodies that the operation takes, by media type
 */
export function bodyOf(content: Content = {}): SampleBody | undefined {
  const mediaType = handiest(Object.keys(content));
  const media = mediaType && content[mediaType];
  if (!mediaType || !media) return undefined;
  const value = mediaExamples(media, {mediaType, direction: 'request'})[0]?.value;
  if (isJson(mediaType)) return {kind: 'json', mediaType, value: value ?? null};
  if (isForm(mediaType)) {
    const fields = Object.entries(object(value))
      .flatMap(([name, item]) => fieldPairs(name, item, media.encoding?.[name]))
      .map(([name, text]) => ({name, value: text}));
    return {kind: 'form', mediaType, fields};
  }
  if (isMultipart(mediaType)) return {kind: 'multipart', mediaType, fields: multipartFields(media, value)};
  if (typeof value === 'string' && isText(mediaType)) return {kind: 'text', mediaType, text: value};
  const concrete = concreteType(mediaType);
  return {kind: 'file', mediaType: concrete, file: fileName(concrete)};
}
