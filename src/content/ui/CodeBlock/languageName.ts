/** Names that differ from the word of the fence in more than its first letter; `text` is no language. */
const names: Record<string, string> = {
  csharp: 'C#',
  javascript: 'JavaScript',
  powershell: 'PowerShell',
  text: '',
};

const acronyms = /^(csv|http|ini|json|sql|xml|yaml)$/;

/** @param language the word after the fence */
export function languageName(language: string): string | undefined {
  if (acronyms.test(language)) return language.toUpperCase();
  return (names[language] ?? language.charAt(0).toUpperCase() + language.slice(1)) || undefined;
}
