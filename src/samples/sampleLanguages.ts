/**
 * The languages of code samples, in the order of the chooser. `value` is what a browser remembers, shared with tabs of
 * `groupId="language"` in the guides; it is also the name that Prism has for the language.
 */
export const sampleLanguages = [
  {value: 'bash', label: 'curl'},
  {value: 'javascript', label: 'Node.js'},
  {value: 'python', label: 'Python'},
  {value: 'csharp', label: 'C#'},
  {value: 'java', label: 'Java'},
  {value: 'go', label: 'Go'},
  {value: 'php', label: 'PHP'},
] as const;

export type SampleLanguage = (typeof sampleLanguages)[number]['value'];

/** Where Docusaurus keeps the choice of tabs of this group. */
export const languageStorageKey = 'docusaurus.tab.language';
