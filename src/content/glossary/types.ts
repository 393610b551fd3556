/** A term of the glossary, as plain text: it is shown in a small card as well as on the page. */
export type Term = {
  /** Anchor on the page of the glossary, which never changes. */
  id: string;
  /** The term as it stands at the head of its entry. */
  term: string;
  /** Other forms that pages use: plurals, abbreviations, the long form. */
  also?: readonly string[];
  /** One or two whole sentences, 200 characters at most. */
  definition: string;
  /** Pages use the word in other senses as well, such as the endpoint of an API, so it is not marked in the text. */
  isAmbiguous?: true;
  /** Link to the page that says more, as Markdown from the folder docs; the term is not marked on that page itself. */
  see?: string;
};
