/** Tables of the matrix as Markdown. */
import {roles, type Task} from '.';
import {markdownTable} from '../insertions/markdownTable';

/**
 * @param head over the column of tasks
 * @returns a row for each task and a column for each role that may do one of them
 */
export function permissionTable(head: string, rows: readonly Task[]): string {
  const shown = roles.filter((role) => rows.some(({who, under = {}}) => who.includes(role) || role in under));
  const body = rows.map(({task, who, under = {}}) => [
    task,
    ...shown.map((role) => under[role] ?? (who.includes(role) ? 'Yes' : 'No')),
  ]);
  return markdownTable([head, ...shown], body);
}
