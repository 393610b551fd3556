/** Checks a specification before any page is made from it. */
import path from 'node:path';
import {
  createConfig,
  getLineColLocation,
  lint,
  lintFromString,
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
  /^#\/?(info|openapi|swagger)?(\/(title|version))?$/.test(pointer) && !message.includes('`paths`');

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

type Place = NormalizedProblem['location'][number];

function sorted(
  problems: readonly NormalizedProblem[],
  isForeign: boolean,
  nameOf: (place?: Place) => string,
): Problems {
  const lines = problems
    .filter(({message, location: [place]}) => !isForeign || !isHarmless(message, place?.pointer))
    .map(({location: [place], message, ruleId, suggest}) => {
      const hint = suggest.length ? ` Did you mean ${suggest.join(' or ')}?` : '';
      const pointer = place?.pointer ?? '#/';
      return {
        stops: !isForeign || isFatal(pointer, message),
        line: `${nameOf(place)} ${pointer} ${message.trim()}${hint} (${ruleId})`,
      };
    });
  return {
    stops: lines.filter(({stops}) => stops).map(({line}) => line),
    told: lines.filter(({stops}) => !stops).map(({line}) => line),
  };
}

/** A document that is checked: a file with the resolver that holds what was read, or JSON that stands in no file. */
type Checked = {file: string; resolver: BaseResolver} | {text: string; name: string};

/**
 * @param checked an OpenAPI document; `name` stands in the place of file and line
 * @param strictness which rules it has to keep
 * @returns its problems; none when it is valid
 * @throws Error when a text cannot be read
 */
export async function problemsOf(checked: Checked, strictness: Strictness): Promise<Problems> {
  if (strictness === 'unchecked') return {stops: [], told: []};
  const isForeign = strictness === 'foreign';
  const config = await createConfig({rules: isForeign ? essentialRules : rules});
  if ('text' in checked) {
    const {text: source, name} = checked;
    const problems = await lintFromString({source, absoluteRef: path.resolve('openapi.json'), config});
    return sorted(problems, isForeign, () => name);
  }
  const {file, resolver} = checked;
  try {
    const problems = await lint({ref: file, config, externalRefResolver: resolver});
    return sorted(problems, isForeign, (place) => {
      const {line, col} = place ? getLineColLocation(place).start : {line: 1, col: 1};
      return `${file}:${line}:${col}`;
    });
  } catch (error) {
    const line = unreadable(file, error);
    // The check itself may fail at a mistake, of which pages can be made all the same.
    return isForeign && error instanceof TypeError ? {stops: [], told: [line]} : {stops: [line], told: []};
  }
}
