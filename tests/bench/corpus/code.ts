/** Code blocks, in languages that every generator colours without further settings. */
import type {Prose} from './prose';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Names of code made of a verb and a noun. */
type Words = {
  camel: () => string;
  type: () => string;
  snake: () => string;
  word: () => string;
  number: () => number;
};

const blocks: Record<string, (words: Words) => string[]> = {
  typescript: ({camel, type, word, number}) => {
    const [kind, call, list] = [type(), camel(), camel()];
    return [
      `export type ${kind} = {id: string; ${list}: readonly string[]; limit?: number};`,
      '',
      `/** Gives each ${word()} once, in the order of its ${word()}. */`,
      `export async function ${call}(source: ${kind}): Promise<string[]> {`,
      `  const seen = new Set<string>();`,
      `  for (const item of source.${list}.slice(0, source.limit ?? ${number()})) {`,
      `    if (item.startsWith('${word()}')) continue;`,
      `    seen.add(item.trim());`,
      `  }`,
      `  return [...seen].sort();`,
      `}`,
    ];
  },
  json: ({snake, word, number}) => [
    '{',
    `  "${snake()}": "${word()}",`,
    `  "${snake()}": {"enabled": true, "retries": ${number()}},`,
    `  "${snake()}": [`,
    `    {"key": "${word()}", "weight": ${number()}, "label": "${word()} ${word()}"},`,
    `    {"key": "${word()}", "weight": ${number()}, "label": "${word()} ${word()}"}`,
    '  ],',
    `  "${snake()}": null`,
    '}',
  ],
  yaml: ({snake, word, number}) => [
    `# The ${word()} of the ${word()}`,
    `${snake()}:`,
    `  version: ${number()}`,
    `  ${word()}:`,
    `    - name: ${word()}`,
    `      timeout: ${number()}s`,
    `    - name: ${word()}`,
    `      timeout: ${number()}s`,
    `  when: "\${${snake().toUpperCase()}}"`,
  ],
  python: ({snake, type, word, number}) => {
    const [call, list] = [snake(), snake()];
    return [
      'from dataclasses import dataclass',
      '',
      '@dataclass(frozen=True)',
      `class ${type()}:`,
      `    ${list}: list[str]`,
      `    limit: int = ${number()}`,
      '',
      `    def ${call}(self, prefix: str = "${word()}") -> dict[str, int]:`,
      `        """Counts each ${word()} that begins with a prefix."""`,
      `        found = [item for item in self.${list} if item.startswith(prefix)]`,
      '        return {item: found.count(item) for item in found[: self.limit]}',
    ];
  },
  go: ({camel, type, word, number}) => {
    const [call, kind] = [camel(), type()];
    return [
      `package ${word()}`,
      '',
      'import "fmt"',
      '',
      `func ${call}(items []${kind}) (int, error) {`,
      `\tif len(items) > ${number()} {`,
      `\t\treturn 0, fmt.Errorf("too many of ${word()}: %d", len(items))`,
      '\t}',
      '\treturn len(items), nil',
      '}',
    ];
  },
  css: ({word, number}) => [
    `.${word()} > .${word()}::before {`,
    `  color: #${number()}a;`,
    `  margin: ${number()}px auto;`,
    '}',
    '',
    '@media (min-width: 60rem) {',
    `  .${word()} {`,
    '    display: grid;',
    `    gap: ${number()}px;`,
    '  }',
    '}',
  ],
};

/** @returns six fenced blocks, one a language */
export function codeBlocks(prose: Prose): string[] {
  const parts = () => [prose.verb(), prose.noun()];
  const words: Words = {
    camel: () =>
      parts()
        .map((part, index) => (index ? capital(part) : part))
        .join(''),
    type: () => parts().map(capital).join(''),
    snake: () => parts().join('_'),
    word: prose.noun,
    number: () => 10 + (prose.number() % 90),
  };
  return Object.entries(blocks).map(([name, lines]) => ['```' + name, ...lines(words), '```'].join('\n'));
}
