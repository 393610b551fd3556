import {writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * The package's template of an introduction, with the address that our pages link to.
 *
 * @param id of the API
 * @param folder where the template is written for the package
 * @returns its file
 */
export function stockInfoTemplate(id: string, folder: string): string {
  const file = path.join(folder, `${id}.mustache`);
  const matter = [
    `id: {{{id}}}`,
    `title: "{{{title}}}"`,
    `slug: /api/${id}`,
    'sidebar_label: Introduction',
    'hide_title: true',
  ];
  writeFileSync(file, `---\n${matter.join('\n')}\n---\n\n{{{markdown}}}\n`);
  return file;
}
