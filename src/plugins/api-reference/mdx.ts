/** Small writers of MDX: text from a specification may hold any character, markup is ours alone. */

/**
 * Markdown from a specification, safe inside MDX: `{`, `}` and `<` outside code lose their meaning; escapes stay.
 *
 * @param text CommonMark from a `description`
 */
export function prose(text: string | undefined): string {
  if (!text) return '';
  return text
    .split(/(```[\s\S]*?```|`[^`\n]*`)/)
    .map((part, index) =>
      index % 2 ? part : part.replace(/\\.|[{}<]/gs, (sign) => (sign.length > 1 ? sign : `\\${sign}`)),
    )
    .join('')
    .trim();
}

/**
 * A JSX element around a body.
 *
 * @param attributes undefined and false values are left out
 */
export function element(name: string, attributes: Record<string, unknown>, body = ''): string {
  const props = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([key, value]) => ` ${key}={${JSON.stringify(value)}}`)
    .join('');
  return body.trim() ? `<${name}${props}>\n\n${body.trim()}\n\n</${name}>` : `<${name}${props} />`;
}

/** A fenced code block; the fence is longer than any run of back-ticks inside. */
export function fence(code: string, language: string, title?: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const marks = '`'.repeat(longest + 1);
  return `${marks}${language}${title ? ` title="${title.replaceAll('"', "'")}"` : ''}\n${code.trim()}\n${marks}`;
}

/** Joins the blocks of a page; empty ones vanish. */
export function blocks(...parts: (string | undefined | false)[]): string {
  return parts.filter(Boolean).join('\n\n');
}

/** A stable HTML id from path segments: `slug('body', 'pet.name')` is `body-pet-name`. */
export function slug(...segments: string[]): string {
  return segments
    .join('-')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** The first sentences of a Markdown text, at most 160 characters, as plain text for a double-quoted YAML value. */
export function summaryOf(text: string): string {
  const [paragraph = ''] = text.trim().split(/\n\s*\n/);
  const plain = paragraph.replace(/\s+/g, ' ').replace(/[`"\\]|\*\*|\[([^\]]*)\]\([^)]*\)/g, '$1');
  const sentences = plain.match(/[^.]+(?:\.(?!\s|$)[^.]*)*\.?/g) ?? [];
  const [first = '', ...rest] = sentences.map((sentence) => sentence.trim());
  return rest
    .reduce((all, next) => (all.length + next.length < 160 ? `${all} ${next}` : all), first)
    .slice(0, 160);
}
