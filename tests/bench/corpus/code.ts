/** Code blocks, in languages that every generator colours without further settings. */
import type {Prose} from './prose';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Names of code made of a verb and a noun. */
type Words = Pick<Prose, 'noun' | 'number'> & {
  camel: () => string;
  type: () => string;
  snake: () => string;
};

const blocks: Record<string, (words: Words) => string[]> = {
  typescript: ({camel, type, noun, number}) => {
    const [kind, list] = [type(), camel()];
    return [
      `export type ${kind} = {id: string; ${list}: readonly string[]; limit?: number};`,
      '',
      `/** Gives each ${noun()} once, in the order of its ${noun()}. */`,
      `export async function ${camel()}(source: ${kind}): Promise<string[]> {`,
      `  const seen = new Set<string>();`,
      `  for (const item of source.${list}.slice(0, source.limit ?? ${number()})) {`,
      `    if (item.startsWith('${noun()}')) continue;`,
      `    seen.add(item.trim());`,
      `  }`,
      `  return [...seen].sort();`,
      `}`,
    ];
  },
  json: ({snake, noun, number}) => [
    '{',
    `  "${snake()}": {"enabled": true, "retries": ${number()}},`,
    `  "${snake()}": [`,
    `    {"key": "${noun()}", "weight": ${number()}, "label": "${noun()} ${noun()}"},`,
    `    {"key": "${noun()}", "weight": ${number()}, "label": "${noun()} ${noun()}"}`,
    '  ],',
    `  "${snake()}": null`,
    '}',
  ],
};

/** @returns six fenced blocks, three a language */
export function codeBlocks({noun, verb, number}: Prose): string[] {
  const words: Words = {
    noun,
    number,
    camel: () => verb() + capital(noun()),
    type: () => capital(verb()) + capital(noun()),
    snake: () => `${verb()}_${noun()}`,
  };
  const block = (name: string) => ['```' + name, ...blocks[name]!(words), '```'].join('\n');
  const names = Object.keys(blocks);
  return [...names, ...names, ...names].map(block);
}
