/**
 * Numbers of the products that several pages quote. A page writes `{{focus.export.maxItems}}` and the unit in
 * words; a changed number changes everywhere. Times of day are UTC; the name of a number ends with its unit
 * where the unit is not plain from the name.
 */
export const facts = {
  /** The same for the three APIs. */
  retry: {tries: 5, firstMilliseconds: 500, capSeconds: 30},
  focus: {
    session: {hours: 8, idleMinutes: 30},
    signIn: {
      failedTries: 5,
      lockMinutes: 15,
      invitationDays: 7,
      passwordLinkHours: 24,
      clockSkewMinutes: 3,
      passwordMinCharacters: 14,
      codeSeconds: 30,
    },
    people: {emailMaxCharacters: 254, externalIdMaxCharacters: 64},
    communications: {listDays: 7, maxTicked: 1000},
    transcript: {readyMinutes: 15, recordingHours: 1},
    tags: {maxPerCommunication: 20, maxCharacters: 40},
    notes: {maxCharacters: 4000},
    share: {hours: 24},
    export: {
      maxItems: 1000,
      maxGigabytes: 10,
      maxBytes: 10_000_000_000,
      keptDays: 7,
      inProgress: 5,
      failedWaitMinutes: 10,
      downloadLinkMinutes: 15,
      passwordMinCharacters: 16,
      passwordMaxCharacters: 128,
    },
    media: {keyRotationDays: 90, sealMinutes: 5},
    retention: {
      runTime: '02:00',
      graceDays: 7,
      defaultMonths: 12,
      minDays: 1,
      maxYears: 10,
      essentialMaxMonths: 12,
    },
    hold: {requestDays: 7},
    audit: {keptYears: 7, maxEventsPerFile: 1_000_000, headTime: '00:15'},
    report: {maxRows: 1_000_000},
    rest: {
      requestsPerMinute: 600,
      pageSize: 100,
      maxPageSize: 500,
      tokenSeconds: 3600,
      maxClients: 20,
      secretMonths: 12,
      secretOverlapDays: 7,
      cursorHours: 24,
      idempotencyHours: 24,
    },
    sftp: {retryMinutes: '5, 15 and 60'},
    genesys: {askHours: 72},
    scim: {tokenMonths: 12, maxTokens: 2},
    names: {maxCharacters: 80},
    access: {changeMinutes: 1},
    recorders: {
      metadataSeconds: 30,
      silentMinutes: 10,
      certificateWarningDays: '30, 14 and 3',
      maxCertificates: 2,
    },
    endpoints: {
      importMaxRows: 5000,
      importMaxMegabytes: 5,
      labelMaxCharacters: 80,
      identifierMaxCharacters: 254,
      pendingHours: 24,
      checkMinutes: 5,
      alertMinutes: 15,
    },
  },
  ai: {
    languages: 24,
    maxHours: 4,
    maxGigabytes: 2,
    minKilohertz: 8,
    requestsPerMinute: 120,
    concurrentJobs: 20,
    tokenSeconds: 3600,
    resultDays: 7,
    logDays: 30,
    idempotencyHours: 24,
    stallSeconds: 60,
    poll: {firstSeconds: 5, maxSeconds: 30},
    webhook: {ageSeconds: 300, answerSeconds: 10, days: 3, everyHours: 6},
  },
  teamscribe: {
    meeting: {maxHours: 4},
    ready: {minutes: 5, meetingHours: 1, longMinutes: 15},
    transcript: {keptDays: 30},
    summary: {editDays: 30, keptMonths: 12, languages: 12},
    rules: {standard: 1, plus: 50},
    output: {fallbackMinutes: 60},
  },
  support: {
    receiptMinutes: 5,
    opens: '08:00',
    closes: '18:00',
    critical: {responseMinutes: 30, updateHours: 1, fixHours: 4},
    major: {responseHours: 2, updateHours: 4, fixWorkingDays: 1},
    minor: {responseWorkingDays: 1, updateWorkingDays: 2},
    question: {responseWorkingDays: 2},
    escalation: {workingHours: 2},
    status: {historyDays: 90, noticeDays: 7, reportWorkingDays: 5},
    security: {receiptWorkingDays: 1, assessmentWorkingDays: 5},
    accessibility: {answerWorkingDays: 2},
  },
  transact: {
    session: {minutes: 15},
    link: {minMinutes: 15, defaultHours: 24, maxDays: 7},
    password: {windowSeconds: 300},
    idempotency: {keptHours: 24},
    refund: {reasonMaxCharacters: 255},
    rest: {requestsPerMinute: 600},
    webhook: {answerSeconds: 10, days: 3, everyHours: 6},
    amount: {max: 99_999_999},
    reference: {maxCharacters: 50},
    sandbox: {keptDays: 30},
  },
} as const;

/**
 * @param name dotted, such as `focus.export.maxItems`
 * @throws Error when no fact has the name
 */
export function factValue(name: string): number | string {
  const value = name
    .split('.')
    .reduce<unknown>((tree, key) => (tree as Record<string, unknown>)?.[key], facts);
  if (typeof value !== 'number' && typeof value !== 'string') throw new Error(`No fact has the name ${name}`);
  return value;
}
