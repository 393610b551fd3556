import {currentLocale} from './current';
import {textsOf} from './catalogue';
import {formsOf, keyOf, piecesOf} from './message';

/**
 * A text that readers see, in the language of the site that is built: `` t`Copy the ${what}` ``. The English text is its
 * key in the catalogue. Bundlers put the text itself in the place of the tag (`inline.ts`), so that browsers get
 * neither this function nor a catalogue; in Node it looks the text up.
 */
export function t(texts: TemplateStringsArray, ...values: (string | number | undefined)[]): string {
  const key = keyOf(texts);
  const {tag, messages} = textsOf(currentLocale());
  const text = messages[key] ?? key;
  const plural = formsOf(text);
  const form = plural && new Intl.PluralRules(tag).select(Number(values[plural.value]));
  return piecesOf(plural ? (plural.forms[form ?? ''] ?? plural.forms.other ?? '') : text)
    .map((piece) => (typeof piece === 'number' ? String(values[piece]) : piece))
    .join('');
}
