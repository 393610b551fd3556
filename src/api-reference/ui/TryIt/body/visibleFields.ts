/** The fields of a form that go with what is in it: those of the chosen alternative, and of conditions that hold. */
import type {ConsoleMedia, Definitions} from '@site/src/api-reference/console/consoleData';
import type {Draft} from '../buildRequest';
import {alternativesOf, editorOf, editorSchema, formFields, type FormField} from '../editorSchema';
import {choiceId, fieldId} from '../fieldIds';
import {valueOf} from '../values';

/** Fields may decide on fields that decide on fields; deeper than this nobody follows. */
const rounds = 5;

/** What a form holds, by name; files are in it by their names, for a condition sees no more of them. */
export function formValue(fields: FormField[], draft: Draft, $defs: Definitions): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  for (const {name, schema} of fields) {
    const id = fieldId('form', name);
    const files = draft.files[id] ?? [];
    const names = files.map((file) => file.name);
    const editor = editorOf(editorSchema(schema, $defs), $defs);
    const sent = editor === 'files' && names.length ? names : names[0];
    const each = editor.startsWith('file') ? sent : valueOf(draft.texts[id] ?? '', schema, $defs);
    if (each !== undefined) value[name] = each;
  }
  return value;
}

/**
 * @param media how the form is described
 * @param draft what the reader has filled in, also into fields that do not count now
 */
export function visibleFields(
  {schema}: Pick<ConsoleMedia, 'schema'>,
  draft: Draft,
  $defs: Definitions,
): FormField[] {
  const chosen = alternativesOf(schema ?? {}, $defs)[Number(draft.texts[choiceId] || NaN)]?.schema;
  let fields = formFields(schema, $defs);
  for (let round = 0; round < rounds; round++) {
    const next = formFields(schema, $defs, formValue(fields, draft, $defs), chosen);
    const isSettled =
      next.length === fields.length && next.every(({name}, index) => name === fields[index]?.name);
    fields = next;
    if (isSettled) break;
  }
  return fields;
}
