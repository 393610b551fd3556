/** What a specification says of a value in a few words, as one line. */

/** The type of a value and what belongs to it. */
export type TypeFacts = {
  type?: string;
  format?: string;
  nullable?: boolean;
  deprecated?: boolean;
  access?: string;
};

export type Facts = TypeFacts & {
  /** The title of a body's schema. */
  name?: string;
  constant?: string;
  allowed?: string[];
  defaultValue?: string;
  limits?: string[];
  pattern?: string;
  examples?: string[];
  /** Further remarks, such as how a list is written. */
  notes?: string[];
};

/** A text, and after it values, which are code; after the line, those that are too many for it. */
type FactPart = {text: string; values: string[]; more?: string[]};

/** More values are folded. */
const most = 20;

/** The type of a value with what belongs to it, in one line. */
export function typeLine({type, format, nullable, access, deprecated}: TypeFacts): string {
  const parts = [type, format, nullable && 'may be null', access, deprecated && 'deprecated'];
  return parts.filter(Boolean).join(', ');
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What is said in words: the type of a whole body, limits, how a list is written. */
function wordsOf({name, limits, notes, ...facts}: Facts): string {
  const line = [typeLine(facts), name].filter(Boolean).join(', ');
  const isType = facts.type ?? facts.format ?? name;
  const all = [
    line && (isType ? `Type: ${line}` : capitalised(line)),
    limits && `Limits: ${limits.join('; ')}`,
    notes && `Form: ${notes.join('; ')}`,
  ];
  return all.filter(Boolean).join(' · ');
}

/**
 * @returns the parts of the line, in order; none where nothing is known. Each is one text: between two, React writes a
 * comment into the page
 */
export function factLine(facts: Facts): FactPart[] {
  const {constant, allowed, defaultValue, pattern, examples = []} = facts;
  const words = wordsOf(facts);
  const values: [string, (string | undefined)[]][] = [
    ['Always', [constant]],
    ['One of', allowed ?? []],
    ['Default', [defaultValue]],
    ['Pattern', [pattern]],
    [examples.length > 1 ? 'Examples' : 'Example', examples],
  ];
  const parts = values
    .map(([text, all]) => ({text, values: all.filter((value) => value !== undefined)}))
    .filter((part) => part.values.length > 0)
    .map((part, index) => {
      const before = index ? ' · ' : words && `${words} · `;
      const [values, more] = [part.values.slice(0, most), part.values.slice(most)];
      return {text: `${before}${part.text}: `, values, more};
    });
  return parts.length || !words ? parts : [{text: words, values: []}];
}
