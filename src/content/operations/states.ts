/** States of what the APIs make, in the order in which they are reached. */

export type State = {meaning: string; leadsTo: readonly string[]; toDo: string};

/** A session of Transact. */
export const sessionStates = {
  created: {
    meaning: 'Waiting for the customer',
    leadsTo: ['capturing', 'authorising', 'expired'],
    toDo: 'Help the customer to start',
  },
  capturing: {
    meaning: 'The customer enters the card',
    leadsTo: ['challenging', 'authorising', 'expired'],
    toDo: 'Wait',
  },
  challenging: {
    meaning: 'The bank asks the customer to confirm',
    leadsTo: ['authorising', 'failed', 'expired'],
    toDo: 'Ask the customer to look at the banking app',
  },
  authorising: {
    meaning: 'The acquirer has been asked',
    leadsTo: ['authorised', 'declined', 'failed'],
    toDo: 'Wait',
  },
  authorised: {meaning: 'The amount is reserved', leadsTo: ['captured'], toDo: 'Wait a few seconds'},
  captured: {meaning: 'The amount will be paid out', leadsTo: ['refunded'], toDo: 'Confirm the order'},
  declined: {
    meaning: 'The issuer said no; `problem` says why',
    leadsTo: [],
    toDo: 'New session, another card',
  },
  failed: {
    meaning: 'A fault, or the customer was not authenticated. No money moved',
    leadsTo: [],
    toDo: 'New session',
  },
  expired: {
    meaning: '{{transact.session.minutes}} minutes without a complete card; for a link, its own life',
    leadsTo: [],
    toDo: 'New session',
  },
  refunded: {meaning: 'The whole amount was repaid', leadsTo: [], toDo: 'Nothing'},
} as const satisfies Record<string, State>;

/** A refund of Transact. */
export const refundStates = {
  submitted: {meaning: 'Sent to your acquirer', leadsTo: ['succeeded', 'failed'], toDo: 'Wait'},
  succeeded: {meaning: 'The acquirer has accepted it', leadsTo: [], toDo: 'Nothing'},
  failed: {
    meaning: 'The acquirer refused it. The amount is available again',
    leadsTo: [],
    toDo: 'Refund in another way',
  },
} as const satisfies Record<string, State>;

/** A job of the AI API. */
export const jobStates = {
  queued: {meaning: 'Waiting for capacity', leadsTo: ['running', 'failed'], toDo: 'Ask again later'},
  running: {
    meaning: 'Being processed; `progress` is a percentage',
    leadsTo: ['succeeded', 'failed'],
    toDo: 'Ask again later',
  },
  succeeded: {
    meaning: '`result` and `usage` are filled in',
    leadsTo: ['expired'],
    toDo: 'Store the result',
  },
  failed: {
    meaning: '`error` says why; nothing is charged',
    leadsTo: ['expired'],
    toDo: 'Correct the cause, and send a new job',
  },
  expired: {meaning: 'Result or error was deleted', leadsTo: [], toDo: 'Send a new job'},
} as const satisfies Record<string, State>;
