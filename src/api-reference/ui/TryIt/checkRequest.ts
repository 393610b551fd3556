/** Validates the draft of a request before it is sent. */
import type {ConsoleData, ConsoleMedia} from '@site/src/api-reference/console/consoleData';
import {pathText, schemaProblems, type Problem} from './schemaProblems';
import {bodyKind, fieldId, fileId, isSentEmpty, type Draft} from './buildRequest';
import {jsonLines} from './body/jsonLines';
import {formValue, visibleFields} from './body/visibleFields';
import {valueOf} from './values';

/** Messages by the id of the field, in the order of the fields; `body` is the text of the body. */
export type Messages = Record<string, string>;

const said = ({path, message}: Problem) => (path.length ? `${pathText(path)}: ${message}` : message);
const missing = 'Is required.';
const dots = 'Must not be . or .., which a browser resolves as part of the path.';

function checkParameters(data: ConsoleData, draft: Draft): Messages {
  const messages: Messages = {};
  for (const parameter of data.parameters) {
    const {name, in: place, required, schema} = parameter;
    const id = fieldId(place, name);
    if (isSentEmpty(draft, parameter)) continue;
    const value = valueOf(draft.texts[id] ?? '', schema, data.$defs);
    // Cookie parameters are not required, because a page cannot set the Cookie header.
    if (value === undefined) {
      if ((required || place === 'path') && place !== 'cookie') messages[id] = missing;
      continue;
    }
    if (place === 'path' && /^\.\.?$/.test(String(value)) && data.path.split('/').includes(`{${name}}`))
      messages[id] = dots;
    const found = schemaProblems(schema, data.$defs, value);
    if (found.length) messages[id] = found.map(said).join(' ');
  }
  return messages;
}

function checkForm(data: ConsoleData, draft: Draft, media: ConsoleMedia): Messages {
  const messages: Messages = {};
  const fields = visibleFields(media, draft, data.$defs);
  const value = formValue(fields, draft, data.$defs);
  if (!data.body?.required && !Object.keys(value).length) return {};
  for (const {path, message} of schemaProblems(media.schema ?? {}, data.$defs, value)) {
    const [name = fields[0]?.name ?? '', ...rest] = path;
    const id = fieldId('form', name);
    messages[id] = [messages[id], said({path: rest, message})].filter(Boolean).join(' ');
  }
  return messages;
}

function checkJson(data: ConsoleData, draft: Draft, media: ConsoleMedia): Messages {
  let value: unknown;
  try {
    value = JSON.parse(draft.body);
  } catch {
    const {text = '', line = 1} = jsonLines(draft.body).fault ?? {};
    const what = text ? `${text} is not expected here.` : 'the text ends too soon.';
    return {body: `Line ${line}: This is not JSON: ${what}`};
  }
  const found = schemaProblems(media.schema ?? {}, data.$defs, value);
  if (!found.length) return {};
  const {lineOf} = jsonLines(draft.body);
  return {body: found.map((each) => `Line ${lineOf(each.path)}: ${said(each)}`).join('\n')};
}

function checkBody(data: ConsoleData, draft: Draft): Messages {
  const media = data.body?.content[draft.mediaType];
  if (!data.body || !media) return {};
  const kind = bodyKind(draft.mediaType, media);
  if (kind === 'form' || kind === 'multipart') return checkForm(data, draft, media);
  if (kind === 'file') return data.body.required && !draft.files[fileId]?.length ? {[fileId]: missing} : {};
  if (!draft.body.trim()) return data.body.required ? {body: missing} : {};
  return kind === 'json' ? checkJson(data, draft, media) : {};
}

/** What is wrong, by field; empty when the request can be sent. */
export function checkRequest(data: ConsoleData, draft: Draft): Messages {
  return {...checkParameters(data, draft), ...checkBody(data, draft)};
}
