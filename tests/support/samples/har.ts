/** A request as HTTP Archive, which generators of code samples read. */
import type {SampleRequest} from '../../../src/samples/sampleRequest';
import type {TextOrVariable} from '../../../src/samples/textWithVariables';

type Field = {name: string; value?: string; fileName?: string; contentType?: string};

type PostData = {mimeType: string; text?: string; params?: Field[]};

const textOf = (parts: readonly TextOrVariable[]) =>
  parts.map((part) => (typeof part === 'string' ? part : `YOUR_${part.variable}`)).join('');

/** A file is a field without a name where it is the whole body: the format has no other place for it. */
function postDataOf(body: NonNullable<SampleRequest['body']>): PostData {
  const {mediaType: mimeType} = body;
  switch (body.kind) {
    case 'json':
      return {mimeType, text: JSON.stringify(body.value)};
    case 'text':
      return {mimeType, text: body.text};
    case 'file':
      return {mimeType, params: [{name: '', fileName: body.file}]};
    default:
      return {
        mimeType,
        params: body.fields.map((field) =>
          'file' in field
            ? {name: field.name, fileName: field.file, contentType: field.mediaType}
            : {
                name: field.name,
                value: field.value,
                ...('mediaType' in field && {contentType: field.mediaType}),
              },
        ),
      };
  }
}

/**
 * @param request what a sample sends
 * @returns the same request in HAR 1.2; variables of the environment are written `YOUR_NAME`
 */
export function harOf({method, url, headers, cookie, body}: SampleRequest) {
  return {
    method,
    url: textOf(url),
    headers: [
      ...headers.map(({name, value}) => ({name, value: textOf(value)})),
      ...(cookie ? [{name: 'Cookie', value: textOf(cookie)}] : []),
      ...(body ? [{name: 'Content-Type', value: body.mediaType}] : []),
    ],
    ...(body && {postData: postDataOf(body)}),
  };
}
