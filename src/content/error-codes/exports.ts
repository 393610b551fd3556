import type {ErrorCode, FixedBy} from './types';

/** Whoever may download, as the page on groups says. */
const exporters: FixedBy = {
  may: 'download',
  detail: 'the last only where **Supervisors may download** is on',
};

/** FOC-4xxx: exports, and files of reports and of the audit log. */
export const exportCodes = [
  {
    code: 'FOC-4001',
    message: 'Export too large',
    cause:
      'The selection holds more than {{focus.export.maxItems}} items or {{focus.export.maxGigabytes}} GB ({{focus.export.maxBytes}} bytes, before compression). A report holds more than {{focus.report.maxRows}} rows.',
    action:
      'Narrow the filter, or split the export by date. For a report, choose a lower group or a shorter period. An SFTP drop splits by itself and leaves out only a single item above the limit: fetch its media with the REST API.',
    retries: {automatic: false},
    fixedBy: {who: ['Any role'], detail: 'if you asked for the export or the report'},
  },
  {
    code: 'FOC-4002',
    message: 'Export expired',
    cause: 'Exports, and the links to reports in e-mails, are kept for {{focus.export.keptDays}} days.',
    action:
      'Select **Make again** on the **Exports** tab; Focus builds the export again from the items that still exist. For a report by e-mail, run the report again, or select **Run now** under **Admin** > **Reports**.',
    retries: {automatic: false},
    fixedBy: {
      who: ['Any role'],
      detail: 'if you may make the export; for **Run now**, an {{roles.schedules}}',
    },
  },
  {
    code: 'FOC-4003',
    message: 'Checksum does not match',
    cause: 'A file differs from its SHA-256 in `manifest.json`, usually because a transfer broke off.',
    action:
      'Download the ZIP again and check it again; for an SFTP drop, check the free space on your server and select **Run again**. Do not use the copy as evidence. If it happens again, send the export ID to `support@example.com`.',
    retries: {automatic: false},
    fixedBy: {who: ['Any role'], detail: 'if you hold the copy'},
  },
  {
    code: 'FOC-4004',
    message: 'Too many exports',
    cause: '{{focus.export.inProgress}} of your exports are waiting or running, which is the limit.',
    action:
      'Wait until one is `ready`, or select **Cancel** on one on the **Exports** tab, then start the new export again.',
    retries: {automatic: false},
    fixedBy: exporters,
  },
  {
    code: 'FOC-4005',
    message: 'Export password too weak',
    cause:
      'The password for AES-256 has fewer than {{focus.export.passwordMinCharacters}} characters, or is on a list of known passwords.',
    action: 'Choose a longer one, and send it to the recipient by another channel than the ZIP.',
    retries: {automatic: false},
    fixedBy: exporters,
  },
  {
    code: 'FOC-4006',
    message: 'Nothing to export',
    cause: 'The filter matches no communication that you may download.',
    action: 'Check the dates and the time zone, the group, and your role in that group.',
    retries: {automatic: false},
    fixedBy: exporters,
  },
  {
    code: 'FOC-4007',
    message: 'Export not permitted',
    cause:
      'Only an Owner or Compliance officer may download, and a Supervisor where **Supervisors may download** is on for the group.',
    action:
      'Have a Compliance officer make the export, or ask an Administrator to turn on **Supervisors may download** for the group under **Admin** > **Groups**.',
    retries: {automatic: false},
    fixedBy: {may: 'manage'},
  },
  {
    code: 'FOC-4008',
    message: 'Export finished with items missing',
    cause:
      'Communications were deleted by retention, or became unreadable, while the export ran. `manifest.json` lists them under `missing`.',
    action:
      'Read the list and decide whether to make the export again. For items that retention is about to delete, place a legal hold first.',
    retries: {automatic: false, detail: 'Focus has tried each item three times already.'},
    fixedBy: {may: 'hold'},
  },
  {
    code: 'FOC-4009',
    message: 'Export failed',
    cause: 'Focus could not write the export.',
    action:
      'Wait {{focus.export.failedWaitMinutes}} minutes, then select **Make again** on the **Exports** tab.',
    retries: {automatic: false, detail: 'Focus has repeated it twice already.'},
    fixedBy: {who: ['Help Hub support'], detail: 'if **Make again** fails, too'},
  },
] satisfies readonly ErrorCode[];
