/** Questions that pages, rules, error codes and screens ask of the matrix. */
import {roles, type Role} from '../roles';
import {tasks, teamScribeTasks, type Task} from './matrix';

const matrix = {...tasks, ...teamScribeTasks};

export type Permission = keyof typeof matrix;

export const permissions = Object.keys(matrix) as Permission[];

const taskOf = (permission: Permission): Task => matrix[permission];

/** @returns roles that may do something, the usual one first, and at the end those that may under a condition */
export function rolesThatMay(permission: Permission): readonly Role[] {
  const {who, under = {}} = taskOf(permission);
  return [...who, ...roles.filter((role) => role in under)];
}

/** @returns names as a sentence has them: "Owner, Compliance officer or Supervisor" */
export const orList = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : names.join('');

/** The roles of each permission in words, which a page inserts as `{{roles.manage}}`. */
export const roleTexts = Object.fromEntries(
  permissions.map((permission) => [permission, orList(rolesThatMay(permission))]),
) as Readonly<Record<Permission, string>>;
