/** Error codes as Markdown: pure, facts still to be inserted. */
import {code as inCode, headingAnchor, markdownTable} from '../insertions/markdown';
import {orList} from '../permissions';
import {fixersOf, type Family} from '.';

/** @returns the sections of a family, one heading of level 3 a code, without a heading for the family */
export const familyMarkdown = ({codes}: Family): string =>
  codes
    .map(({code, message, cause, action, retries, fixedBy}) =>
      [
        '<section class="entry">',
        '',
        `### ${code}: ${message} {#${code.toLowerCase()}}`,
        '',
        `- **Cause**: ${cause}`,
        `- **What to do**: ${action}`,
        `- **Retries automatically**: ${retries.automatic ? 'Yes' : 'No'}.${retries.detail ? ` ${retries.detail}` : ''}`,
        `- **Who can fix it**: ${orList(fixersOf(fixedBy))}${fixedBy.detail ? `, ${fixedBy.detail}` : ''}.`,
        '',
        '</section>',
      ].join('\n'),
    )
    .join('\n\n');

/** @returns the table that leads from the first digit of a code to its family */
export const familyTable = (families: readonly Family[]): string =>
  markdownTable(
    ['Family', 'Area', 'Where you meet it'],
    families.map(({prefix, title, area, where}) => [
      inCode(`${prefix}xxx`),
      `[${area}](#${headingAnchor(title)})`,
      where,
    ]),
  );
