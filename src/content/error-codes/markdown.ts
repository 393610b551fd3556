/** Error codes as Markdown: pure, facts still to be inserted. */
import type {ErrorCode, Family, FixedBy, Retries} from './types';

/** "Owner, Compliance officer or Supervisor" */
function orList(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${last}` : last;
}

const retriesText = ({automatic, detail}: Retries) =>
  `${automatic ? 'Yes' : 'No'}.${detail ? ` ${detail}` : ''}`;

const fixedByText = ({who, detail}: FixedBy) => `${orList(who)}${detail ? `, ${detail}` : ''}.`;

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
  const rows = families.map(
    ({prefix, title, area, where}) => `| \`${prefix}xxx\` | [${area}](#${anchorOf(title)}) | ${where} |`,
  );
  return ['| Family | Area | Where you meet it |', '|---|---|---|', ...rows].join('\n');
}
