/**
 * The languages of code samples, in the order of the chooser. `value` is what a browser remembers, shared with tabs of
 * `groupId="language"` in the guides: there, `javascript` is Node.js.
 */
export const sampleLanguages = [
  {value: 'bash', label: 'curl'},
  {value: 'browser', label: 'JavaScript'},
  {value: 'javascript', label: 'Node.js'},
  {value: 'python', label: 'Python'},
  {value: 'csharp', label: 'C#'},
  {value: 'java', label: 'Java'},
  {value: 'go', label: 'Go'},
  {value: 'php', label: 'PHP'},
  {value: 'ruby', label: 'Ruby'},
  {value: 'rust', label: 'Rust'},
  {value: 'swift', label: 'Swift'},
  {value: 'powershell', label: 'PowerShell'},
] as const;

export type SampleLanguage = (typeof sampleLanguages)[number]['value'];

/** Prism's name of a sample's language. */
export const grammarOf = (value: SampleLanguage): string => (value === 'browser' ? 'javascript' : value);

/** Where Docusaurus keeps the choice of tabs of this group. */
export const languageStorageKey = 'docusaurus.tab.language';
