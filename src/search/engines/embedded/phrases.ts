/** Phrases in quotation marks: a section must hold them word by word, in a title or in its text. */
import {lineOf} from '../../language/tokeniser';
import type {Section, Store} from './indexStore';

const spaced = (text: string) => ` ${lineOf(text)} `;

/**
 * @param phrases as typed, without the quotation marks
 * @param sections best first
 * @returns those of the sections that hold all phrases
 */
export async function holdingPhrases(
  phrases: readonly string[],
  sections: readonly Section[],
  store: Pick<Store, 'text'>,
): Promise<readonly Section[]> {
  const wanted = phrases.map(spaced);
  if (wanted.length === 0) return sections;
  const holds = async (section: Section) => {
    const titles = spaced([...section.above, section.title].join(' '));
    const missing = wanted.filter((phrase) => !titles.includes(phrase));
    if (missing.length === 0) return true;
    const text = spaced(await store.text(section.id));
    return missing.every((phrase) => text.includes(phrase));
  };
  const held = await Promise.all(sections.map(holds));
  return sections.filter((_, index) => held[index]);
}
