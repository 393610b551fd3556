/** Error codes of the products: the one source of pages, of the file for download and of the rules. Texts are Markdown with facts. */
import {readData, readFolder} from '../data/readData';
import {rolesThatMay, type Permission} from '../permissions';

/** Who can end the error: a role that may do what ends it, or somebody whom the matrix does not know. */
type FixedBy = {detail?: string} & ({may: Permission; orSupport?: true} | {who: readonly string[]});

/** One error code of Focus; code and message never change, because pages, programs and readers quote them. */
export type ErrorCode = {
  code: string;
  message: string;
  cause: string;
  action: string;
  retries: {automatic: boolean; detail?: string};
  fixedBy: FixedBy;
};

/** Codes of one area, which share their first digit. */
export type Family = {
  id: string;
  title: string;
  prefix: string;
  area: string;
  where: string;
  codes: readonly ErrorCode[];
};

/** Families of Focus in the order of the page. */
export const families: readonly Family[] = readFolder<Family>('docs/focus/troubleshooting/_error-codes').sort(
  (one, other) => one.prefix.localeCompare(other.prefix),
);

/** Every code of Focus, in the order of the page. */
export const errorCodes: readonly ErrorCode[] = families.flatMap(({codes}) => codes);

/** @returns who can end the error, the usual one first */
export function fixersOf(fixedBy: FixedBy): readonly string[] {
  if ('who' in fixedBy) return fixedBy.who;
  return [...rolesThatMay(fixedBy.may), ...(fixedBy.orSupport ? ['Help Hub support'] : [])];
}

type Codes = Readonly<Record<string, {status: number; title: string}>>;

const schema = 'docs/transact/_error-codes.schema.json';

/** Transact: TRN-402 is only ever the `problem` of a session. */
export const {
  requests: transactCodes,
  declines,
  responses: responseCodes,
} = readData<{
  requests: Codes;
  declines: Readonly<Record<string, {title: string; responses: readonly string[]}>>;
  responses: Readonly<Record<string, {meaning: string; retry: string; say: string}>>;
}>('docs/transact/_error-codes.yml', schema);

/** The AI API: the number in a code is its HTTP status. */
export const {requests: aiApiCodes} = readData<{requests: Codes}>('docs/ai-api/_error-codes.yml', schema);
