/** The generated page of each operation, for links. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {parseDocument} from 'yaml';

export type OperationLink = {title: string; file: string; text: string};

/**
 * @param folder of generated pages
 * @returns the page of each operation by method and path
 */
export function operationLinks(folder: string): Map<string, OperationLink> {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.api.mdx')) : [];
  return new Map(
    files.map((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const [, frontMatter = ''] = text.split(/^---$/m, 2);
      const facts = parseDocument(frontMatter);
      return [String(facts.get('operation')), {title: String(facts.get('title')), file, text}];
    }),
  );
}

/**
 * @param anchor id that the page may have; an id that begins it will do, such as that of a field's parent
 * @returns the address of the place for a link between files
 */
export function addressOf({file, text}: OperationLink, anchor: string | undefined): string {
  const parts = anchor?.split('-') ?? [];
  for (let length = parts.length; length > 0; length -= 1) {
    const id = parts.slice(0, length).join('-');
    if (text.includes(`id={${JSON.stringify(id)}}`)) return `./${file}#${id}`;
  }
  return `./${file}`;
}
