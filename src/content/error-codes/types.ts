/** What Focus says about an error code. Texts are Markdown with facts, as on a page of docs/focus/troubleshooting. */
import {rolesThatMay, type Permission} from '../permissions';

/** Whether the attempt is made again without a person. */
export type Retries = {
  /** True when Focus itself repeats the attempt or the check. */
  automatic: boolean;
  /** When it does, or what happens instead: whole sentences. */
  detail?: string;
};

/** Who can end the error: a role that may do what ends it, or somebody whom the matrix does not know. */
export type FixedBy = (
  {may: Permission; orSupport?: true} | {who: readonly ['Any role'] | readonly ['Help Hub support']}
) & {
  /** Under which condition, or with whose help: goes on after a comma, without a full stop. */
  detail?: string;
};

/** @returns who can end the error, the usual one first */
export function fixersOf(fixedBy: FixedBy): readonly string[] {
  if ('who' in fixedBy) return fixedBy.who;
  return [...rolesThatMay(fixedBy.may), ...(fixedBy.orSupport ? ['Help Hub support'] : [])];
}

/** One error code; code and message never change, because pages, programs and readers quote them. */
export type ErrorCode = {
  code: string;
  /** A few words without a full stop: the title of the problem details, too. */
  message: string;
  cause: string;
  /** What to do, with the exact labels of the screens. */
  action: string;
  retries: Retries;
  fixedBy: FixedBy;
};

/** Codes of one area, which share their first digit. */
export type Family = {
  /** Name of its block, such as `signIn`. */
  id: string;
  /** Heading of the family on the page. */
  title: string;
  /** What every code of the family starts with. */
  prefix: string;
  area: string;
  /** Where readers meet these codes, as Markdown. */
  where: string;
  codes: readonly ErrorCode[];
};
