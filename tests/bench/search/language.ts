/**
 * An invented language with the statistics of documentation: few words are common and most are rare (Zipf), the
 * vocabulary grows with the text (Heaps), a word that a page has used comes again on it, words have inflections,
 * and identifiers stand among them.
 */
import type {Random} from '../random';

/** Share of a text; the words are real, because every engine treats them apart. */
const functionWords = 0.4;
const filler =
  'the the the the the to to to of of of a a a and and is is in in for that this with on as be by an it are from ' +
  'or can not if when you will which must';

/** Heaps' law: a text of n telling words has K·n^β different ones. */
const heaps = {factor: 25, exponent: 0.53};

/** Chance that a telling word comes from the page it stands on. */
const repeated = 0.35;

const onsets = 's t r c p m d b l n s t r c p m d b l n f g h v w st tr pr pl cr gr fl j k'.split(' ');
const vowels = 'e a i o u e a i o ea ou'.split(' ');
const codas = ['', '', '', '', '', '', '', 'n', 'r', 't', 's', 'l', 'd', 'm', 'st', 'x'];
const endings = ['s', 's', 'ed', 'ing', 'er', 'ion', 'able'];
const codes = ['ERR', 'NET', 'CFG', 'DB', 'IO'];

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const isPlain = (word: string) => /^[a-z]+$/.test(word);

export type Language = {
  /** A word that tells something, as a page uses it; `page` gathers what the page has used. */
  telling(page: string[]): string;
  /** A word of the vocabulary, common or rare with the same chance. */
  any(): string;
  /** A name of code made of words that exist: `openFile`, `OpenFile` or `open_file`. */
  identifier(): string;
  /** Sentences of about so many words in all. */
  text(page: string[], words: number): string;
};

export function inventLanguage(random: Random): Language {
  const vocabulary: string[] = [];
  const said: string[] = [];
  const known = new Set<string>();

  const lemma = () =>
    Array.from(
      {length: random.pick([1, 2, 2, 2, 2, 3])},
      () => random.pick(onsets) + random.pick(vowels) + random.pick(codas),
    ).join('');

  const plain = () => {
    for (;;) {
      const word = random.pick(said);
      if (isPlain(word)) return word;
    }
  };

  function identifier(): string {
    const words = Array.from({length: random.pick([2, 2, 2, 3])}, plain);
    const camel = words.map(capital).join('');
    return random.pick([
      camel,
      camel.charAt(0).toLowerCase() + camel.slice(1),
      words.join('_'),
      words.join('_').toUpperCase(),
    ]);
  }

  function invent(): string {
    const kind = random.next();
    if (kind < 0.55 || said.length < 1000) return lemma();
    if (kind < 0.78) return plain() + random.pick(endings);
    return kind < 0.96 ? identifier() : `${random.pick(codes)}-${1000 + random.below(9000)}`;
  }

  function add(): string {
    for (;;) {
      const word = invent();
      if (word.length < 3 || known.has(word.toLowerCase())) continue;
      known.add(word.toLowerCase());
      vocabulary.push(word);
      return word;
    }
  }

  // A core of words that every text of the kind uses, the commonest first.
  for (let rank = 1; rank <= 500; rank += 1) {
    const word = add();
    for (let times = Math.ceil(600 / (rank + 8)); times > 0; times -= 1) said.push(word);
  }

  function telling(page: string[]): string {
    const isNew = random.chance(heaps.factor * heaps.exponent * said.length ** (heaps.exponent - 1));
    const isRepeated = page.length > 0 && random.chance(repeated);
    const word = isNew ? add() : random.pick(isRepeated ? page : said);
    said.push(word);
    page.push(word);
    return word;
  }

  const fillers = filler.split(' ');
  return {
    telling,
    identifier,
    any: () => random.pick(vocabulary),
    text(page, words) {
      let starts = true;
      return Array.from({length: words}, (_, index) => {
        const word = random.chance(functionWords) ? random.pick(fillers) : telling(page);
        const shown = starts ? capital(word) : word;
        starts = index === words - 1 || random.chance(1 / 14);
        return starts ? `${shown}.` : shown;
      }).join(' ');
    },
  };
}
