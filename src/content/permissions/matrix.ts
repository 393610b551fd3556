/** Who may do what: the one source of badges, tables, error codes and screens. */
import type {Role} from '../roles';

/** One row of a table. */
export type Task = {
  /** Its name in tables, as Markdown. */
  task: string;
  /** Roles that may do it without a condition, the usual one first. */
  who: readonly Role[];
  /** Roles that may under a condition, in the words of the table. */
  under?: Readonly<Partial<Record<Role, string>>>;
  /** What readers call it when they ask who may: a verb and a thing. */
  asks?: readonly string[];
};

const reviewers = ['Supervisor', 'Compliance officer', 'Owner'] as const;
const holders = ['Compliance officer', 'Owner'] as const;
const managers = ['Administrator', 'Owner'] as const;
const planners = ['Compliance officer', 'Administrator', 'Owner'] as const;

/** What people do in Focus. */
export const tasks = {
  play: {
    task: 'Search and play communications',
    who: [...reviewers, 'Auditor'],
    under: {Member: 'Own only'},
    asks: [
      'search communications',
      'play communications',
      'listen to calls',
      'listen to recordings',
      'play recordings',
      'play calls',
      'see calls',
      'see my calls',
      'hear calls',
      'search calls',
    ],
  },
  annotate: {
    task: 'Add notes and tags, transcribe again',
    who: reviewers,
    asks: ['add notes', 'add tags', 'tag communications', 'transcribe again', 'write notes'],
  },
  share: {
    task: 'Share by link',
    who: reviewers,
    asks: ['share by link', 'share calls', 'share recordings', 'share communications', 'create share links'],
  },
  download: {
    task: 'Download',
    who: holders,
    under: {Supervisor: 'If the group permits'},
    asks: [
      'download',
      'download recordings',
      'download calls',
      'download communications',
      'export communications',
      'export recordings',
      'export calls',
      'make exports',
      'create exports',
    ],
  },
  hold: {
    task: 'Place a hold, request or approve its release',
    who: holders,
    asks: [
      'place a hold',
      'place a legal hold',
      'release a hold',
      'release a legal hold',
      'request a release',
      'request the release of a hold',
      'approve a release',
      'approve the release of a hold',
    ],
  },
  readHolds: {
    task: 'Read legal holds',
    who: [...holders, 'Auditor'],
    asks: ['read legal holds', 'see legal holds', 'see holds'],
  },
  review: {
    task: 'Keep the list of tags, see what is about to be deleted',
    who: holders,
    asks: ['keep the list of tags', 'manage tags', 'see what is about to be deleted'],
  },
  retention: {
    task: 'Set retention',
    who: planners,
    asks: [
      'set retention',
      'change retention',
      'set a retention policy',
      'change a retention policy',
      'edit retention',
    ],
  },
  manage: {
    task: 'Manage people, groups, recorders and endpoints',
    who: managers,
    asks: [
      'manage people',
      'add people',
      'add a person',
      'invite people',
      'import people',
      'manage groups',
      'add groups',
      'manage endpoints',
      'add endpoints',
      'import endpoints',
      'manage recorders',
      'add recorders',
    ],
  },
  readPeople: {
    task: 'Read the list of people',
    who: [...managers, 'Compliance officer', 'Supervisor', 'Auditor'],
    asks: ['read the list of people', 'see people', 'see the list of people'],
  },
  readAdmin: {
    task: 'Read groups, endpoints, retention and settings',
    who: [...managers, 'Compliance officer', 'Auditor'],
    asks: ['read groups', 'see groups', 'see endpoints', 'read settings', 'see settings'],
  },
  explain: {task: 'Explain recording gaps', who: planners, asks: ['explain recording gaps', 'explain gaps']},
  report: {task: 'Run reports', who: ['Supervisor', ...planners, 'Auditor'], asks: ['run reports']},
  schedules: {
    task: 'Manage report schedules of others',
    who: managers,
    asks: ['manage report schedules', 'manage schedules of others'],
  },
  audit: {
    task: 'Read and export the audit log',
    who: ['Auditor', ...planners],
    asks: ['read the audit log', 'see the audit log', 'export the audit log'],
  },
  integrations: {
    task: 'Connect SMS, e-mail and Genesys Cloud',
    who: managers,
    asks: ['connect sms', 'connect e-mail', 'connect genesys cloud'],
  },
  account: {
    task: 'Change all other account settings',
    who: ['Owner'],
    asks: ['change account settings', 'change settings', 'turn on single sign-on'],
  },
  support: {
    task: 'Speak for the account at support',
    who: managers,
    asks: ['speak for the account at support'],
  },
} as const satisfies Record<string, Task>;

/** What people do in TeamScribe, which has no other role. */
export const teamScribeTasks = {
  teamScribeSettings: {
    task: 'Change settings of TeamScribe',
    who: ['Administrator'],
    asks: ['change teamscribe settings', 'change the settings of teamscribe'],
  },
} as const satisfies Record<string, Task>;

const everybody = ['Owner', 'Administrator', 'Compliance officer', 'Supervisor', 'Auditor'] as const;

/** Reports of Focus by who may run them. */
export const reports: readonly Task[] = [
  {task: 'Usage', who: tasks.report.who},
  {task: 'Endpoint health', who: tasks.report.who},
  {task: 'Recording gaps', who: tasks.report.who},
  {task: 'Retention forecast', who: tasks.readAdmin.who},
  {task: 'User activity', who: [...holders, 'Auditor']},
];

/** Cards of Home by who sees them. */
export const cards: readonly Task[] = [
  {task: '**Recorded today**', who: everybody, under: {Member: 'Own only'}},
  {task: '**Endpoint health**', who: everybody, under: {Member: 'Own only'}},
  {task: '**Recording gaps**', who: tasks.report.who},
  {...tasks.readHolds, task: '**Legal holds**'},
  {task: '**Coming deletions**', who: tasks.readAdmin.who},
  {...tasks.download, task: '**Exports**'},
  {task: '**Service status**', who: [...everybody, 'Member']},
];
