/** A draft as the values that the server in the page reads. */
import type {ConsoleData, ConsoleParameter} from '@site/src/api-reference/console/consoleData';
import {bodyKind, type Draft} from '../buildRequest';
import {formValue, visibleFields} from '../body/visibleFields';
import {fieldId} from '../fieldIds';
import {valueOf} from '../values';
import type {MockRequest} from './mockAnswer';

function parametersIn(data: ConsoleData, draft: Draft, place: ConsoleParameter['in']): [string, unknown][] {
  return data.parameters
    .filter((parameter) => parameter.in === place)
    .map(({name, schema}): [string, unknown] => [
      name,
      valueOf(draft.texts[fieldId(place, name)] ?? '', schema, data.$defs),
    ])
    .filter(([, value]) => value !== undefined);
}

function bodyIn(data: ConsoleData, draft: Draft): unknown {
  const media = data.body?.content[draft.mediaType];
  if (!media) return undefined;
  const kind = bodyKind(draft.mediaType, media);
  if (kind === 'form' || kind === 'multipart')
    return formValue(visibleFields(media, draft, data.$defs), draft, data.$defs);
  try {
    return JSON.parse(draft.body) as unknown;
  } catch {
    return undefined;
  }
}

export function mockRequest(data: ConsoleData, draft: Draft): MockRequest {
  const path = parametersIn(data, draft, 'path').map(([name, value]) => [name, String(value)]);
  return {
    path: Object.fromEntries(path) as MockRequest['path'],
    query: Object.fromEntries(parametersIn(data, draft, 'query')),
    body: bodyIn(data, draft),
  };
}
