/** The body of a sample, as the writers of each language take it; the browser makes some as well (src/api-reference/ui/TryIt). */

export type TextPart = {name: string; value: string};

/** A part of a multipart body; one without a type is plain text. */
export type TypedPart = TextPart & {mediaType?: string};

/** A file of the reader's own; its name stands for it. */
export type FilePart = {name: string; file: string; mediaType: string};

export type SampleBody =
  | {kind: 'json'; mediaType: string; value: unknown}
  | {kind: 'text'; mediaType: string; text: string}
  | {kind: 'form'; mediaType: string; fields: TextPart[]}
  | {kind: 'multipart'; mediaType: string; fields: (TypedPart | FilePart)[]}
  | {kind: 'file'; mediaType: string; file: string};

export const isJson = (type: string): boolean => /[/+]json\b/.test(type);
export const isText = (type: string): boolean => /^text\/|[/+]xml\b|javascript|yaml/.test(type);
export const isForm = (type: string): boolean => type.startsWith('application/x-www-form-urlencoded');
export const isMultipart = (type: string): boolean => type.startsWith('multipart/');

const preferences = [isJson, isForm, isMultipart, isText, () => true];

/** The media type of a body that samples and the console begin with: the one that is the handiest to write. */
export const handiest = (types: string[]): string | undefined =>
  preferences.flatMap((fits) => types.filter(fits))[0];

/** The type of a file whose media type is a range, such as `image/*`. */
export const concreteType = (mediaType: string): string =>
  mediaType.includes('*') ? 'application/octet-stream' : mediaType;

/** A file's name for its type: `file.png` for `image/png`. */
export function fileName(mediaType: string): string {
  const [extension = ''] = /[a-z0-9]+$/.exec(mediaType.replace(/;.*/, '')) ?? [];
  return `file.${extension && extension !== 'stream' ? extension : 'bin'}`;
}

/** The fields as `application/x-www-form-urlencoded` text. */
export function formText(fields: TextPart[]): string {
  return new URLSearchParams(fields.map(({name, value}) => [name, value])).toString();
}
