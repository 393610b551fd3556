/** What a kind of thing is that `npm run new` makes. */
import type {Site} from '../../rules/contract';

/** Values by the names of their flags; an optional one that is left out is empty. */
export type Answers = Readonly<Record<string, string>>;

export type Question = {
  /** Name of its flag. */
  flag: string;
  /** What is asked for, as it is shown to the author: no full stop. */
  asks: string;
  /** The only values that are allowed. */
  choices?: (site: Site) => readonly string[];
  /** The remedy where a site has none of them. */
  withoutChoices?: string;
  /** Its value when it is left out; without a default the author has to say it. */
  usual?: (answers: Answers, site: Site) => string;
  /** @returns why a value cannot be used, with the remedy */
  problem?: (value: string) => string | undefined;
};

/** Everything that is written, at once or not at all. */
export type Plan = {
  /** Text of new files, by path from the root. None may exist. */
  made: Readonly<Record<string, string>>;
  /** The whole text of files that are there. */
  edited: Readonly<Record<string, string>>;
  /** Where readers find it: a site path, or what a page writes to show it. */
  address: string;
  /** What the author does next, in order. */
  next: readonly string[];
};

export type NewKind = {
  name: string;
  /** In a few words, for the list of kinds. */
  purpose: string;
  questions: readonly Question[];
  /** @throws Error with a remedy, when it cannot be made */
  plan: (answers: Answers, site: Site) => Plan | Promise<Plan>;
};

/** @returns what `npm run new` asks for a kind */
export const askingOf = ({name, questions}: NewKind) => ({command: `new -- ${name}`, questions});
