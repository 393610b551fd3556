/** A run of text, inside the highlight tags or outside of them. */
export type TextSegment = {text: string; isMarked: boolean};

const signs: Record<string, string> = {amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'"};

function decode(html: string): string {
  return html.replace(
    /&(amp|lt|gt|quot|#39|#x27);/gi,
    (entity, name: string) => signs[name.toLowerCase()] ?? entity,
  );
}

/**
 * Splits a highlighted text into segments. Only `<mark>` and `</mark>` are tags and only the five entities of
 * escaped text are decoded; other markup stays text, because the content of a hosted index is not trusted.
 *
 * @param html text of a hit, escaped or not, with highlight tags
 */
export function textSegments(html: string): TextSegment[] {
  let isMarked = false;
  return html.split(/(<\/?mark>)/).flatMap((part) => {
    if (part === '<mark>' || part === '</mark>') {
      isMarked = part === '<mark>';
      return [];
    }
    return part ? [{text: decode(part), isMarked}] : [];
  });
}
