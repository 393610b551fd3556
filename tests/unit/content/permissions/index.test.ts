import {expect, it} from 'vitest';
import {factTexts} from '../../../../src/content/insertions/insert';
import {orList, permissions, rolesThatMay, roleTexts} from '../../../../src/content/permissions';
import {cards, reports, tasks, type Task} from '../../../../src/content/permissions/matrix';
import {permissionTable} from '../../../../src/content/permissions/markdown';
import {roles} from '../../../../src/content/roles';

const tables: [string, readonly Task[]][] = [
  ['tasks', Object.values(tasks)],
  ['reports', reports],
  ['cards', cards],
];

it.each(tables)('each row of %s has roles, each once, and a name of its own', (_, rows) => {
  for (const {who, under = {}} of rows) {
    const all = [...who, ...Object.keys(under)];
    expect(all.length).toBeGreaterThan(0);
    expect(new Set(all).size).toBe(all.length);
  }
  expect(new Set(rows.map(({task}) => task)).size).toBe(rows.length);
});

it('a table has a column for each role that may do one of its tasks, in the order of all tables', () => {
  const rows: Task[] = [
    {task: 'Pour', who: ['Auditor', 'Owner']},
    {task: 'Drink', who: [], under: {Member: 'Own only'}},
  ];
  expect(permissionTable('Task', rows)).toBe(
    [
      '| Task | Owner | Member | Auditor |',
      '|---|---|---|---|',
      '| Pour | Yes | No | Yes |',
      '| Drink | No | Own only | No |',
    ].join('\n'),
  );
});

it('roles that may under a condition come last', () => {
  const conditional = permissions.filter(
    (permission) => permission in tasks && 'under' in tasks[permission as keyof typeof tasks],
  );
  expect(conditional.length).toBeGreaterThan(0);
  for (const permission of conditional) {
    const {who, under} = tasks[permission as keyof typeof tasks] as Task;
    expect(rolesThatMay(permission)).toEqual([...who, ...roles.filter((role) => role in (under ?? {}))]);
  }
});

it('a page can insert who may do each task', () => {
  for (const permission of permissions)
    expect(factTexts.get(`roles.${permission}`)).toBe(orList(rolesThatMay(permission)));
  expect(Object.keys(roleTexts)).toEqual(permissions);
});

it('names are joined as a sentence has them', () => {
  expect(orList(['A'])).toBe('A');
  expect(orList(['A', 'B'])).toBe('A or B');
  expect(orList(['A', 'B', 'C'])).toBe('A, B or C');
});

it('whoever may change something may read it, and no Member may more than see what is theirs', () => {
  const includes = (all: readonly string[], some: readonly string[]) =>
    some.every((role) => all.includes(role));
  expect(includes(rolesThatMay('readHolds'), rolesThatMay('hold'))).toBe(true);
  expect(includes(rolesThatMay('readAdmin'), rolesThatMay('manage'))).toBe(true);
  expect(includes(rolesThatMay('readAdmin'), rolesThatMay('retention'))).toBe(true);
  expect(includes(rolesThatMay('readPeople'), rolesThatMay('manage'))).toBe(true);
  expect(includes(rolesThatMay('play'), rolesThatMay('share'))).toBe(true);
  expect(permissions.filter((permission) => rolesThatMay(permission).includes('Member'))).toEqual(['play']);
  expect(rolesThatMay('play')).not.toContain('Administrator');
});
