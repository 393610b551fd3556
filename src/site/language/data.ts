import {messagesOf} from './catalogue';
import {currentLocale} from './current';

const translated = (value: unknown, messages: Readonly<Record<string, string>>): unknown => {
  if (typeof value === 'string') return /\s/.test(value) ? (messages[value] ?? value) : value;
  if (Array.isArray(value)) return value.map((one) => translated(one, messages));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, translated(one, messages)]));
};

/**
 * Data that pages are made of, such as the error codes: each text of several words that the catalogue has
 * is in the language of the build. A single word may be a name in code, and stays.
 * For Node alone, because bundlers cannot know which texts data holds.
 *
 * @param data of texts, lists and plain objects; what is not in the catalogue stays as it is
 */
export const inLanguage = <Data>(data: Data): Data => translated(data, messagesOf(currentLocale())) as Data;
