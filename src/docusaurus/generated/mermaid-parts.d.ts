declare module '@generated/mermaid/parts.json' {
  /** Addresses of Mermaid's files, as src/diagrams/plugin writes them. */
  const parts: {entry: string; always: string[]; kinds: Partial<Record<string, string[]>>};
  export default parts;
}
