/** Answers to "who can" and to "what may a role do". */
import {plainText, reports, roles, tasks, teamScribeTasks, type Task} from '../../../content/contract.node';
import {keyOf} from '../question';
import type {AnswerSource} from './source';

const pages = {
  focus: '/docs/focus/people#what-each-role-may-do',
  reports: '/docs/focus/admin/reports-reference#who-can-run-each-report',
  teamscribe: '/docs/teamscribe/overview#before-you-start',
};

const card = (area: string, to: string, title: string, task: Task): AnswerSource['card'] => ({
  kind: 'Permission',
  title,
  area,
  lines: [
    {label: 'Who can', text: task.who.join(', ')},
    ...Object.entries(task.under ?? {}).map(([role, condition]) => ({label: role, text: condition})),
  ],
  to,
});

const answer = (
  area: string,
  to: string,
  title: string,
  task: Task,
  asks: readonly string[],
): AnswerSource => ({
  file: 'who',
  keys: [...new Set(asks.map((ask) => `may ${keyOf(ask, 'who')}`))],
  card: card(area, to, title, task),
});

const taskAnswers = (area: string, to: string, all: readonly Task[]): AnswerSource[] =>
  all.map((task) => answer(area, to, plainText(task.task), task, [task.task, ...(task.asks ?? [])]));

const reportAnswers = (): AnswerSource[] =>
  reports.map((report) =>
    answer(
      'Focus',
      pages.reports,
      `Run the report ${report.task}`,
      report,
      ['run', 'see', 'read', ''].map((verb) => `${verb} ${report.task} report`),
    ),
  );

const roleAnswers = (): AnswerSource[] =>
  roles.map((role) => ({
    file: 'who',
    keys: [`role ${keyOf(role, 'who')}`],
    card: {
      kind: 'Role',
      title: role,
      area: 'Focus',
      lines: Object.values(tasks).flatMap(({task, who, under = {}}) => {
        const condition = who.includes(role) ? undefined : under[role];
        if (!who.includes(role) && !condition) return [];
        return [{text: plainText(task) + (condition ? ` (${condition.toLowerCase()})` : '')}];
      }),
      to: pages.focus,
    },
  }));

/** @returns every task and report with the roles that may, and every role with its tasks */
export const permissionAnswers = (): AnswerSource[] => [
  ...taskAnswers('Focus', pages.focus, Object.values(tasks)),
  ...taskAnswers('TeamScribe', pages.teamscribe, Object.values(teamScribeTasks)),
  ...reportAnswers(),
  ...roleAnswers(),
];
