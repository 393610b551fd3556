/** Words that mean the same to a reader, and the pages of the site that say what they ask for. */
export type Meaning = {
  /** Words or phrases in lower case; each stands for all others. */
  words: readonly string[];
  /** Site paths, with the anchor of a section where one is meant: whoever searches for any of the words finds one of them. */
  answers: readonly string[];
};

/** An abbreviation; it is a name, so the search never takes it for a slip of another word. */
export type Acronym = Meaning & {
  /** In lower case; the words begin with them. */
  shorts: readonly string[];
};
