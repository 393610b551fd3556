/** Who may do what: questions that pages, rules, error codes and screens ask of the matrix. */
import {readData} from '../data/readData';
import {markdownTable} from '../insertions/markdown';

/** A role of Focus as people read it, such as `Compliance officer`. */
export type Role = string;

/** Name of a task. */
export type Permission = string;

/** One row of a table; `docs/_permissions.schema.json` explains the columns. */
export type Task = {
  task: string;
  who: readonly Role[];
  under?: Readonly<Record<Role, string>>;
};

type Tasks = Readonly<Record<Permission, Task>>;

/**
 * Roles of Focus in the order of pages; what people do in Focus, and in TeamScribe; reports by who may run them; cards of
 * Home by who sees them.
 */
export const {roles, tasks, teamScribeTasks, reports, cards} = readData<{
  roles: readonly Role[];
  tasks: Tasks;
  teamScribeTasks: Tasks;
  reports: readonly Task[];
  cards: readonly Task[];
}>('docs/_permissions.yml', 'docs/_permissions.schema.json');

const matrix: Tasks = {...tasks, ...teamScribeTasks};

export const permissions: readonly Permission[] = Object.keys(matrix);

/**
 * @returns roles that may do something, the usual one first, and at the end those that may under a condition
 * @throws Error when no task has the name
 */
export function rolesThatMay(permission: Permission): readonly Role[] {
  const task = matrix[permission];
  if (!task)
    throw new Error(
      `No permission has the name ${permission}. Remedy: write one of ${permissions.join(', ')}, or add it to docs/_permissions.yml.`,
    );
  const {who, under = {}} = task;
  return [...who, ...roles.filter((role) => role in under)];
}

/** @returns names as a sentence has them: "Owner, Compliance officer or Supervisor" */
export const orList = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : names.join('');

/** The roles of each permission in words, which a page inserts as `{{roles.manage}}`. */
export const roleTexts: Readonly<Record<Permission, string>> = Object.fromEntries(
  permissions.map((permission) => [permission, orList(rolesThatMay(permission))]),
);

/**
 * @param head over the column of tasks
 * @returns a table with a row for each task and a column for each role that may do one of them
 */
export function permissionTable(head: string, rows: readonly Task[]): string {
  const shown = roles.filter((role) => rows.some(({who, under = {}}) => who.includes(role) || role in under));
  const body = rows.map(({task, who, under = {}}) => [
    task,
    ...shown.map((role) => under[role] ?? (who.includes(role) ? 'Yes' : 'No')),
  ]);
  return markdownTable([head, ...shown], body);
}
