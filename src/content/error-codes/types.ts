/** What Focus says about an error code. Texts are Markdown with facts, as on a page of docs/focus/troubleshooting. */
import type {Role} from '../roles';

/** Whether the attempt is made again without a person. */
export type Retries = {
  /** True when Focus itself repeats the attempt or the check. */
  automatic: boolean;
  /** When it does, or what happens instead: whole sentences. */
  detail?: string;
};

/** Roles that can end the error, the usual one first. */
export type FixedBy = {
  who:
    readonly ['Any role'] | readonly [Role | 'Help Hub support', ...(readonly (Role | 'Help Hub support')[])];
  /** Under which condition, or with whose help: goes on after a comma, without a full stop. */
  detail?: string;
};

/** One error code; code and message never change, because pages, programs and readers quote them. */
export type ErrorCode = {
  code: `FOC-${number}`;
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
  id: 'signIn' | 'recorders' | 'communications' | 'exports' | 'integrations' | 'platform';
  /** Heading of the family on the page. */
  title: string;
  /** What every code of the family starts with. */
  prefix: `FOC-${number}`;
  area: string;
  /** Where readers meet these codes, as Markdown. */
  where: string;
  codes: readonly ErrorCode[];
};
