/** Checks a specification before any page is made from it. */
import {
  createConfig,
  getLineColLocation,
  lint,
  type BaseResolver,
  type NormalizedProblem,
} from '@redocly/openapi-core';
import {isInExtension} from './grammar';
import {segmentsOf} from './jsonPointer';

/** The rules a specification must pass; each name is documented by Redocly. */
const rules = {
  struct: 'error',
  'no-unresolved-refs': 'error',
  'operation-operationId': 'error',
  'operation-operationId-unique': 'error',
  'operation-operationId-url-safe': 'error',
  'operation-summary': 'error',
  'operation-parameters-unique': 'error',
  'operation-tag-defined': 'error',
  'path-parameters-defined': 'error',
  'path-declaration-must-exist': 'error',
  'no-identical-paths': 'error',
  'no-invalid-media-type-examples': 'error',
  'no-invalid-schema-examples': 'error',
  'no-invalid-parameter-examples': 'error',
  'security-defined': 'off',
} as const;

/** Rules for third-party documents: only those on which pages depend. */
const essentialRules = {struct: 'error', 'no-unresolved-refs': 'error'} as const;

/** Whether a problem does not affect pages: an extension, a mistake inside a schema, or an unknown keyword. */
function isHarmless(message: string, pointer = ''): boolean {
  if (pointer.includes('/discriminator/mapping/') || isInExtension(segmentsOf(pointer))) return true;
  return /\/schemas?\//.test(pointer) ? !message.includes('$ref') : message.includes('is not expected here');
}

/** A document that does not say what it is has no pages; any other problem costs the part that has it. */
const isFatal = (pointer: string, message: string) =>
  /^#\/?(info|openapi)?(\/(title|version))?$/.test(pointer) && !message.includes('`paths`');

/** A document that is not YAML at all; the parser writes the place as `(line:column)`. */
function unreadable(file: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [, line = '1', column = '1'] = /\((\d+):(\d+)\)/.exec(message) ?? [];
  return `${file}:${line}:${column} ${message} (readable)`;
}

/** `own` keeps the rules of this site, `foreign` those without which there are no pages. */
export type Strictness = 'own' | 'foreign' | 'unchecked';

/** One line a problem: `file:line:column pointer what (rule)`. */
export type Problems = {
  /** Problems that stop a build. */
  stops: string[];
  /** Problems of a document of somebody else, of which pages are made all the same. */
  told: string[];
};

function sorted(problems: readonly NormalizedProblem[], isForeign: boolean, file: string): Problems {
  const lines = problems
    .filter(({message, location: [place]}) => !isForeign || !isHarmless(message, place?.pointer))
    .map(({location: [place], message, ruleId, suggest}) => {
      const hint = suggest.length ? ` Did you mean ${suggest.join(' or ')}?` : '';
      const pointer = place?.pointer ?? '#/';
      const {line, col} = place ? getLineColLocation(place).start : {line: 1, col: 1};
      return {
        stops: !isForeign || isFatal(pointer, message),
        line: `${file}:${line}:${col} ${pointer} ${message.trim()}${hint} (${ruleId})`,
      };
    });
  return {
    stops: lines.filter(({stops}) => stops).map(({line}) => line),
    told: lines.filter(({stops}) => !stops).map(({line}) => line),
  };
}

/**
 * @param file an OpenAPI document
 * @param resolver holds what was read
 * @param strictness which rules it has to keep
 * @returns its problems; none when it is valid
 */
export async function problemsOf(
  file: string,
  resolver: BaseResolver,
  strictness: Strictness,
): Promise<Problems> {
  if (strictness === 'unchecked') return {stops: [], told: []};
  const isForeign = strictness === 'foreign';
  const config = await createConfig({rules: isForeign ? essentialRules : rules});
  try {
    return sorted(await lint({ref: file, config, externalRefResolver: resolver}), isForeign, file);
  } catch (error) {
    const line = unreadable(file, error);
    // The check itself may fail at a mistake, of which pages can be made all the same.
    return isForeign && error instanceof TypeError ? {stops: [], told: [line]} : {stops: [line], told: []};
  }
}
