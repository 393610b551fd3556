/** Small writers of MDX: text from a specification may hold any character, markup is ours alone. */

type Attributes = Record<string, unknown>;

const propsOf = (attributes: Attributes) =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([key, value]) => ` ${key}={${JSON.stringify(value)}}`)
    .join('');

/**
 * A JSX element around a body.
 *
 * @param attributes undefined and false values are left out
 */
export function element(name: string, attributes: Attributes, body = ''): string {
  const opening = `<${name}${propsOf(attributes)}`;
  return body.trim() ? `${opening}>\n\n${body.trim()}\n\n</${name}>` : `${opening} />`;
}

/** A JSX element around words, on a line of its own. */
export function line(name: string, attributes: Attributes, words: string): string {
  return `<${name}${propsOf(attributes)}>${words}</${name}>`;
}

/** A fenced code block; the fence is longer than any run of back-ticks inside. */
export function fence(code: string, language: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const marks = '`'.repeat(longest + 1);
  return `${marks}${language}\n${code.trim()}\n${marks}`;
}

/** Longer values are cut: the page of the operation shows them whole. */
const longest = 80;

/** A value as Markdown code, in one line and cut where it is long; one with a back-tick inside gets a longer fence. */
export function inlineCode(value: unknown): string {
  const text = (typeof value === 'string' ? value : JSON.stringify(value)).replace(/\s+/g, ' ');
  const line = text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
  return line.includes('`') ? `\`\` ${line} \`\`` : `\`${line}\``;
}

/** Joins the blocks of a page; empty ones vanish. */
export function blocks(...parts: (string | undefined | false)[]): string {
  return parts.filter(Boolean).join('\n\n');
}

/** A stable HTML id from path segments: `slug('body', 'pet.name')` is `body-pet-name`. */
export function slug(...segments: string[]): string {
  return segments
    .join('-')
    .replace(/[^\p{L}\p{N}_-]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

/** The first sentences of a plain text, at most 160 characters. */
export function summaryOf(text: string): string {
  const sentences = text.match(/[^.]+(?:\.(?!\s|$)[^.]*)*\.?/g) ?? [];
  const [first = '', ...rest] = sentences.map((sentence) => sentence.trim());
  return rest
    .reduce((all, next) => (all.length + next.length < 160 ? `${all} ${next}` : all), first)
    .slice(0, 160);
}

/** The notice of an operation that is on its way out. */
export const deprecation = ':::warning[Deprecated]\n\nDo not use this operation in new programs.\n\n:::';
