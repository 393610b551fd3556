/** Initial content of the editors, and their content after an example was chosen. */
import type {ConsoleData} from '@site/src/api-reference/console/consoleData';
import {handiest} from '@site/src/samples/sampleBody';
import {bodyKind, fieldId, type Draft} from './buildRequest';
import {formFields} from './editorSchema';
import {choiceId} from './fieldIds';
import {textOf} from './values';

/** Whether an operation has such an example; the first one of a media type is there in any case, if only empty. */
export function hasExample({body}: ConsoleData, mediaType: string, example: number): boolean {
  const content = body?.content ?? {};
  const examples = Object.hasOwn(content, mediaType) ? content[mediaType]?.examples : undefined;
  return examples !== undefined && (example === 0 || example in examples);
}

/**
 * The draft with one of the examples of a media type as its body; parameters stay as they are.
 *
 * @param index which example; without one that exists the body is empty
 */
export function withExample(data: ConsoleData, draft: Draft, mediaType: string, index: number): Draft {
  const media = data.body?.content[mediaType];
  const {value} = media?.examples[index] ?? {};
  const kind = bodyKind(mediaType, media);
  if (kind !== 'form' && kind !== 'multipart') {
    const body =
      value === undefined || kind === 'file'
        ? ''
        : kind === 'json'
          ? JSON.stringify(value, null, 2)
          : textOf(value);
    return {...draft, mediaType, example: index, body};
  }
  const values = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const fields = formFields(media?.schema, data.$defs).map(({name}) => [
    fieldId('form', name),
    textOf(values[name]),
  ]);
  return {
    ...draft,
    mediaType,
    example: index,
    texts: {...draft.texts, ...(Object.fromEntries(fields) as Draft['texts']), [choiceId]: ''},
  };
}

/** The editors filled from the examples of the specification, with the body that the code samples have. */
export function firstDraft(data: ConsoleData): Draft {
  const texts = data.parameters.map(({name, in: place, example}) => [fieldId(place, name), textOf(example)]);
  const draft: Draft = {
    texts: Object.fromEntries(texts) as Draft['texts'],
    files: {},
    mediaType: '',
    example: 0,
    body: '',
  };
  const mediaType = handiest(Object.keys(data.body?.content ?? {}));
  return mediaType ? withExample(data, draft, mediaType, 0) : draft;
}
