/** Formats values as Markdown for the change log. */

/** Longer values are cut: the operation's page shows them whole. */
const longest = 60;

/** A text as Markdown code, whole; one with a back-tick inside gets a longer fence. */
export const verbatim = (text: string) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

/** A value as Markdown code, in one line and cut where it is long. */
export function inlineCode(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'none');
  const line = text.replace(/\s+/g, ' ');
  return verbatim(line.length > longest ? `${line.slice(0, longest - 1)}…` : line);
}

/** "`maxLength` is `40`, it was `60`". */
export function valueChange(keyword: string, before: unknown, after: unknown): string {
  if (before === undefined) return `${inlineCode(keyword)} is new: ${inlineCode(after)}`;
  if (after === undefined) return `${inlineCode(keyword)} is gone, it was ${inlineCode(before)}`;
  return `${inlineCode(keyword)} is ${inlineCode(after)}, it was ${inlineCode(before)}`;
}
