import type {ErrorCode} from './types';

/** FOC-3xxx: finding, playing, sharing and holding communications. */
export const communicationCodes = [
  {
    code: 'FOC-3001',
    message: 'Communication not found',
    cause:
      'The communication does not exist, was deleted when its retention ended, or lies outside the groups of your role or of the API client.',
    action:
      'Check the ID. Ask an Administrator whether your role covers the group, and to look for `communication.deleted` under **Admin** > **Audit**. In the {{focus.retention.graceDays}} days before deletion is final, a {{roles.review}} finds it in the view **Deletion pending**.',
    retries: {automatic: false},
    fixedBy: {
      may: 'manage',
      detail: 'for a role or a group; nobody can bring back what was deleted for good',
    },
  },
  {
    code: 'FOC-3002',
    message: 'Playback not permitted',
    cause:
      'You have no role that may play in the group of this communication, or you opened a share link that names somebody else.',
    action:
      'Ask an Administrator for a role that may play in that group: {{roles.play}}. The role Administrator alone cannot play, and a Member plays only their own communications. A share link works only for the person whom it names.',
    retries: {automatic: false},
    fixedBy: {may: 'manage', detail: 'or, for a share link, the person who made it'},
  },
  {
    code: 'FOC-3003',
    message: 'Transcript not ready',
    cause:
      'Transcription is still running. A recording of up to {{focus.transcript.recordingHours}} hour is ready within {{focus.transcript.readyMinutes}} minutes; longer ones take longer.',
    action: 'Wait, then open the communication again. You can play it meanwhile.',
    retries: {automatic: true, detail: 'The transcript appears when it is ready.'},
    fixedBy: {who: ['Help Hub support'], detail: 'if it lasts over 24 hours'},
  },
  {
    code: 'FOC-3004',
    message: 'Share link expired',
    cause: 'The link is older than {{focus.share.hours}} hours, or was revoked.',
    action: 'Ask the sender for a new link. It names one person and lasts {{focus.share.hours}} hours again.',
    retries: {automatic: false},
    fixedBy: {may: 'share', detail: 'the one who shared it'},
  },
  {
    code: 'FOC-3005',
    message: 'Transcript not shared',
    cause: 'The share link was made without the transcript, which is the default.',
    action: 'Play the recording, or ask the sender for a link that includes the transcript.',
    retries: {automatic: false},
    fixedBy: {may: 'share', detail: 'the one who shared it'},
  },
  {
    code: 'FOC-3006',
    message: 'Media not ready',
    cause: 'The call is still running, or it has just ended and Focus is sealing its file.',
    action: 'Wait up to {{focus.media.sealMinutes}} minutes after the end of the call, then open it again.',
    retries: {automatic: true, detail: 'The player loads when the file is ready.'},
    fixedBy: {who: ['Help Hub support'], detail: 'if it lasts over 1 hour'},
  },
  {
    code: 'FOC-3007',
    message: 'Media checksum does not match',
    cause:
      'The stored file differs from the SHA-256 taken when it was sealed. Focus blocks the file and restores its second copy.',
    action: 'Try again after an hour. If the code remains, write to support, because it bears on evidence.',
    retries: {automatic: true, detail: 'Focus restores the file from its second copy.'},
    fixedBy: {who: ['Help Hub support']},
  },
  {
    code: 'FOC-3008',
    message: 'Transcription failed',
    cause: 'The audio has no speech, is shorter than 1 second, or is in a language that is not supported.',
    action: 'If there is speech, select **Transcribe again** on the communication and choose the language.',
    retries: {automatic: true, detail: 'Twice, after 10 and 60 minutes.'},
    fixedBy: {may: 'annotate'},
  },
  {
    code: 'FOC-3009',
    message: 'Search too broad',
    cause: 'The search ran longer than 30 seconds.',
    action:
      'Shorten **Date**, add a **Person** or **Group**, or search for more words in **Transcript text**.',
    retries: {automatic: false},
    fixedBy: {who: ['Any role']},
  },
  {
    code: 'FOC-3010',
    message: 'Changed by someone else',
    cause: 'Another person changed the note, the tags or the hold after you opened it.',
    action: 'Reload the page, then make your change again. Nothing was overwritten.',
    retries: {automatic: false},
    fixedBy: {who: ['Any role']},
  },
  {
    code: 'FOC-3011',
    message: 'Communication under legal hold',
    cause:
      'A legal hold covers what you tried to change: it refuses to let a note be changed, a group be deleted, a person be removed or the account be closed.',
    action:
      'Leave it as it is and add a new note instead, or ask a Compliance officer to open the hold and select **Request release**. See [Legal hold](../admin/legalhold.md).',
    retries: {automatic: false},
    fixedBy: {may: 'hold', detail: 'two of them: one requests, another approves'},
  },
  {
    code: 'FOC-3012',
    message: 'Second person required',
    cause: 'The person who requested the release of a legal hold tried to approve it as well.',
    action:
      'Ask another Compliance officer or Owner, whose role covers every group in the hold, to select **Approve**.',
    retries: {automatic: false},
    fixedBy: {may: 'hold', detail: 'but not the person who requested the release'},
  },
] satisfies readonly ErrorCode[];
