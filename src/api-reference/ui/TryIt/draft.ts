/** Initial content of the editors, and their content after an example was chosen. */
import type {ConsoleData} from '@site/src/api-reference/console/consoleData';
import {handiest} from '@site/src/api-reference/samples/sampleBody';
import {bodyKind, fieldId, type Draft} from './buildRequest';
import {formFields} from './editorSchema';
import {choiceId} from './fieldIds';
import {textOf} from './values';

/**
 * The draft with one of the examples of a media type as its body; parameters stay as they are.
 *
 * @param index which example; without one that exists the body is empty
 */
export function withExample(data: ConsoleData, draft: Draft, mediaType: string, index: number): Draft {
  const media = data.body?.content[mediaType];
  const value = media?.examples[index]?.value;
  const kind = bodyKind(mediaType, media);
  if (kind !== 'form' && kind !== 'multipart') {
    const body =
      value === undefined || kind === 'file'
        ? ''
        : kind === 'json'
          ? JSON.stringify(value, null, 2)
          : textOf(value);
    return {...draft, mediaType, body};
  }
  const values = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const fields = formFields(media?.schema, data.$defs).map(({name}) => [
    fieldId('form', name),
    textOf(values[name]),
  ]);
  return {
    ...draft,
    mediaType,
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
    body: '',
  };
  const mediaType = handiest(Object.keys(data.body?.content ?? {}));
  return mediaType ? withExample(data, draft, mediaType, 0) : draft;
}
