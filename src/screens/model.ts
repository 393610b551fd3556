/**
 * What a screen of a product is, as data. Keys of a record are the ids of what they name. What is said here,
 * docs/_screens.schema.json says to authors.
 */
import type {Permission} from '../content/contract.node';
import type {menus} from './menus';

/** How something looks, in a colour and never in a colour alone. */
export type Tone = 'good' | 'warn' | 'bad' | 'calm';

/** A colour on a card comes with its word. */
export const wordOf = (tone: Tone | undefined): string | undefined =>
  tone === 'warn' ? 'Check' : tone === 'bad' ? 'Act' : undefined;

/** A word in a coloured pill. */
export type Badge = {badge: string; tone?: Tone};

/** A value of a table: words, words for machines, or a pill. */
export type Cell = string | Badge | {code: string};

/** A part of a control that has a name of its own, such as a tab or an entry of a menu. */
export type Part = {
  label: string;
  value?: string;
  tone?: Tone;
  state?: 'on' | 'off' | 'grey';
  /** What a person may do who may use it, where that is not everyone who sees the screen. */
  may?: Permission;
};

type Base = Part & {
  /** Words beneath it. */
  hint?: string;
};

type Parts = {parts: Readonly<Record<string, Part>>};

/** Takes a value: a line, one of a list, several lines, or a secret. */
export type Field = Base & {kind: 'field' | 'select' | 'area' | 'code'; isRequired?: true};
export type Choice = Base & {kind: 'switch' | 'check' | 'radio'};
export type Button = Base & {kind: 'button' | 'main' | 'danger' | 'link'};
/** Words of the screen: a heading, a sentence, or a message in a box. */
export type Words = Base & {kind: 'heading' | 'text' | 'note'};
export type Group = Base & Parts & {kind: 'tabs' | 'menu' | 'chips' | 'facts' | 'cards' | 'keys' | 'list'};
export type Table = Base & {
  kind: 'table';
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
  /** Index of the row that is chosen. */
  chosen?: number;
};
/** Sound, one lane a speaker, up to where it was played; masked where a customer keys a card. */
export type Sound = Base & {kind: 'sound'; lanes: readonly string[]; played: number; isMasked?: true};
/** What was said or written: who, when, the words; `*words*` are marked. */
export type Speech = Base & {
  kind: 'speech';
  lines: readonly (readonly [who: string, at: string, words: string])[];
};
export type Bars = Base & Parts & {kind: 'bars'};

export type Control = Field | Choice | Button | Words | Group | Table | Sound | Speech | Bars;

export type Region = {
  /** What it is called in words; it has no place in the picture. */
  label: string;
  /** `row`: side by side; `pair`: two columns; `foot`: buttons at the end; `aside`: a box; `message`: what an app posts. */
  layout?: 'row' | 'pair' | 'foot' | 'aside' | 'message';
  controls: Readonly<Record<string, Control>>;
};

export type Screen = {
  product: keyof typeof menus;
  /** What is seen, as a caption. */
  title: string;
  /**
   * `app`: the portal of the product, with its menu; `dialog`: a box above it; `page`: a page with its address; `phone`;
   * `mail`; `chat`: a message in the program of somebody else.
   */
  frame: 'app' | 'dialog' | 'page' | 'phone' | 'mail' | 'chat';
  /** Where it is: the path through the menu, an address, or the place in the program. */
  where: readonly string[];
  /** What a person may do who may open it; left out where everyone may. */
  may?: Permission;
  regions: Readonly<Record<string, Region>>;
};
