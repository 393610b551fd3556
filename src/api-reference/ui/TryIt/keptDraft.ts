/** What a reader has filled in, kept for the visit without secrets and files. */
import type {ConsoleData} from '@site/src/api-reference/console/consoleData';
import type {Draft} from './buildRequest';
import {firstAlternative} from './credentials';
import {hasExample} from './draft';
import {withoutSecrets} from './secretFields';
import {keep, kept} from './visitStorage';

type Filled = {draft: Draft; alternative: number};

const keyOf = ({api, method, path}: ConsoleData) => `${api} ${method} ${path}`;

/** @param initial the draft that the examples of the document make: nothing is kept while it stands */
export function keepDraft(data: ConsoleData, {draft, alternative}: Filled, initial: Draft): void {
  const shown = withoutSecrets(data, draft, initial, () => undefined);
  const text = JSON.stringify({draft: {...shown, files: {}}, alternative});
  const first = JSON.stringify({draft: initial, alternative: firstAlternative(data)});
  keep(keyOf(data), text === first ? undefined : text);
}

/** @returns undefined for what another version of the site has kept in this tab */
function read(text: string): Filled | undefined {
  try {
    const {draft, alternative} = JSON.parse(text) as Filled;
    const {texts, files, mediaType, body} = draft;
    const isDraft = texts && files && typeof mediaType === 'string' && typeof body === 'string';
    return isDraft ? {draft, alternative} : undefined;
  } catch {
    return undefined;
  }
}

/** @returns what was kept; nothing where the document has no such example or alternative any more */
export function keptDraft(data: ConsoleData): Filled | undefined {
  const filled = read(kept(keyOf(data)) ?? '');
  if (!filled) return undefined;
  const {draft, alternative} = filled;
  const {mediaType, example} = draft;
  const isKnown = !mediaType || hasExample(data, mediaType, example);
  return isKnown && (alternative === 0 || alternative in data.security) ? {draft, alternative} : undefined;
}
