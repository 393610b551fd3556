/** The front matter of a page: its fences, and between them its YAML. */
export const frontMatterPattern = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;
