/** What src/content/downloads writes for the cards of the glossary. */
declare module '@generated/content-downloads/default/terms.json' {
  const terms: readonly {id: string; term: string; definition: string}[];
  export default terms;
}
