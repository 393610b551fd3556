declare module '@generated/mermaid/parts.json' {
  /** Addresses of Mermaid's files, as src/plugins/mermaid writes them. */
  const parts: {entry: string; always: string[]; kinds: Partial<Record<string, string[]>>};
  export default parts;
}
