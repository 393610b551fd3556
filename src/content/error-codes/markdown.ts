/** Error codes as Markdown: pure, facts still to be inserted. */
import {markdownTable} from '../insertions/markdownTable';
import {orList} from '../permissions';
import {fixersOf, type ErrorCode, type Family, type FixedBy, type Retries} from './types';

const retriesText = ({automatic, detail}: Retries) =>
  `${automatic ? 'Yes' : 'No'}.${detail ? ` ${detail}` : ''}`;

const fixedByText = (fixedBy: FixedBy) =>
  `${orList(fixersOf(fixedBy))}${fixedBy.detail ? `, ${fixedBy.detail}` : ''}.`;

function section({code, message, cause, action, retries, fixedBy}: ErrorCode): string {
  return [
    `### ${code}: ${message} {#${code.toLowerCase()}}`,
    '',
    `- **Cause**: ${cause}`,
    `- **What to do**: ${action}`,
    `- **Retries by itself**: ${retriesText(retries)}`,
    `- **Who can fix it**: ${fixedByText(fixedBy)}`,
  ].join('\n');
}

/** @returns the sections of a family, one heading of level 3 a code, without a heading for the family */
export function familyMarkdown({codes}: Family): string {
  return codes.map(section).join('\n\n');
}

/** Anchor that Docusaurus gives to a heading of words, signs and single spaces. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');

/** @returns the table that leads from the first digit of a code to its family */
export function familyTable(families: readonly Family[]): string {
  const rows = families.map(({prefix, title, area, where}) => [
    `\`${prefix}xxx\``,
    `[${area}](#${anchorOf(title)})`,
    where,
  ]);
  return markdownTable(['Family', 'Area', 'Where you meet it'], rows);
}
