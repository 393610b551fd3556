/** Spaces in place of all but the ends of lines. */
export const blank = (text: string) => text.replace(/[^\n]/g, ' ');

const code = /^[ \t]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t]*\1[`~]*[ \t]*$|(`+)[^`][\s\S]*?\2|<!--[\s\S]*?-->/gm;

/** @returns a text of Markdown with spaces in place of code and comments */
export const withoutCode = (text: string): string => text.replace(code, blank);
