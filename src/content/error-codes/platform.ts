import type {ErrorCode} from './types';

/** FOC-9xxx: Focus as a whole. */
export const platformCodes = [
  {
    code: 'FOC-9001',
    message: 'Service unavailable',
    cause: 'A part of Focus is not available in your region.',
    action:
      'Look at `https://status.example.com`. A program waits for `Retry-After` and repeats the request. Recorders with a second address fail over to it.',
    retries: {automatic: true, detail: 'Screens and scheduled work go on when the part is back.'},
    fixedBy: {who: ['Help Hub support']},
  },
  {
    code: 'FOC-9002',
    message: 'Internal error',
    cause: 'Something failed that Focus did not expect.',
    action:
      'Try once more. If it happens again, send the request ID and the time in UTC to `support@example.com`.',
    retries: {automatic: false},
    fixedBy: {who: ['Help Hub support']},
  },
  {
    code: 'FOC-9003',
    message: 'Read-only for maintenance',
    cause: 'Planned maintenance is running. Recording and playback go on; changes are refused.',
    action: 'Make your change again after the time in the banner.',
    retries: {automatic: false, detail: 'Scheduled work resumes when the maintenance ends.'},
    fixedBy: {who: ['Help Hub support'], detail: 'and nobody else needs to act'},
  },
  {
    code: 'FOC-9004',
    message: 'Wrong region',
    cause:
      'The recording session or the request went to an address of another region than that of your account, such as `siprec-eu.example.com` from an account in the UK.',
    action:
      'Look up **Region** under **Admin** > **Account**. For a recorder, copy its **Recording addresses** into the SBC again; for anything else, write to `support@example.com`.',
    retries: {automatic: false},
    fixedBy: {may: 'manage', detail: 'with the engineer or developer of the sender'},
  },
  {
    code: 'FOC-9005',
    message: 'Account read-only',
    cause:
      'The subscription has ended. Recordings are kept for the notice period of your contract, and nothing new is recorded.',
    action: 'Contact your account manager or `support@example.com`.',
    retries: {automatic: false},
    fixedBy: {may: 'account'},
  },
  {
    code: 'FOC-9006',
    message: 'Encryption key not available',
    cause:
      'Focus cannot reach the encryption key of your account, so media cannot be opened. Metadata is still shown.',
    action:
      'Wait 10 minutes, then try again. New recordings are kept meanwhile, encrypted under a temporary key.',
    retries: {automatic: true, detail: 'Every minute.'},
    fixedBy: {who: ['Help Hub support'], detail: 'if it lasts longer'},
  },
  {
    code: 'FOC-9007',
    message: 'Audit chain check failed',
    cause: 'The nightly check found an audit event whose hash does not follow from the one before.',
    action:
      'Change nothing. Export **Complete chain** as **JSON Lines** under **Admin** > **Audit**, keep the file as it is, and write to `support@example.com` at once. See [Audit log](../admin/audit.md).',
    retries: {automatic: false},
    fixedBy: {who: ['Help Hub support']},
  },
] satisfies readonly ErrorCode[];
