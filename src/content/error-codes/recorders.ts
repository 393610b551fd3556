import type {ErrorCode} from './types';

const siprec = 'See [Record calls over SIPREC](../appendix/recorders/siprec.md).';
const teams = 'See [Record Microsoft Teams](../appendix/recorders/teams.md).';
const checks = 'Focus checks every {{focus.endpoints.checkMinutes}} minutes.';

/** FOC-2xxx: endpoints and telephone recorders (21), Microsoft Teams (22), mobiles (23). */
export const recorderCodes = [
  {
    code: 'FOC-2101',
    message: 'Endpoint not found',
    cause:
      'The recorder does not know the identifier of an endpoint, or a communication arrived whose identifier, number or address nobody in Focus has. Focus keeps such a call under **Unassigned**, and such a message under **Unmatched**.',
    action:
      'Compare the identifier with your telephone system, character by character. For a call or message that waits, add the endpoint and its person, or correct the address of the person, then select **Match again**. See [Endpoints](../admin/endpoints.md).',
    retries: {
      automatic: true,
      detail:
        'Focus checks endpoints every {{focus.endpoints.checkMinutes}} minutes. What waits already needs **Match again**.',
    },
    fixedBy: {may: 'manage'},
  },
  {
    code: 'FOC-2102',
    message: 'Endpoint already assigned',
    cause:
      'An endpoint with the same kind and identifier belongs to another person. An import never takes an endpoint away from anybody.',
    action:
      'Find the endpoint by its identifier under **Admin** > **Endpoints** and select **Reassign**. Earlier communications stay with the earlier person.',
    retries: {automatic: false},
    fixedBy: {may: 'manage'},
  },
  {
    code: 'FOC-2103',
    message: 'Endpoint suspended',
    cause:
      'The endpoint is in state `suspended`, or its whole recorder is, so Focus refuses new communications for it.',
    action:
      'If the person should be recorded, open the endpoint, or the recorder on the **Recorders** tab, under **Admin** > **Endpoints** and select **Resume**. The endpoint is `pending` until the next communication arrives.',
    retries: {automatic: false, detail: 'What was refused cannot be fetched afterwards.'},
    fixedBy: {may: 'manage'},
  },
  {
    code: 'FOC-2104',
    message: 'Recorder certificate expired',
    cause:
      'The TLS certificate that your SBC presents is past its end date, so Focus refuses the connection. Focus warns by e-mail {{focus.recorders.certificateWarningDays}} days before.',
    action: `Renew the certificate on the SBC (your carrier does, for BroadWorks) and upload it under **Admin** > **Endpoints** > **Recorders** as **Certificate**. A recorder holds {{focus.recorders.maxCertificates}} at a time, so upload the next one before the first ends. ${siprec}`,
    retries: {
      automatic: false,
      detail: 'The first call with a valid certificate is recorded; calls in between are lost.',
    },
    fixedBy: {may: 'manage', detail: 'with the engineer who runs the SBC'},
  },
  {
    code: 'FOC-2105',
    message: 'SIPREC metadata missing',
    cause:
      'The INVITE had no metadata part, and none came within {{focus.recorders.metadataSeconds}} seconds of the request by Focus. The audio is kept under **Unassigned**.',
    action: `Turn on RFC 7865 metadata on the SBC. For BroadWorks, change **Metadata format** of the recorder to the one that your release sends. ${siprec}`,
    retries: {
      automatic: false,
      detail: 'Focus has asked for the metadata once already; every new call is checked again.',
    },
    fixedBy: {may: 'manage', detail: 'with the engineer who runs the SBC'},
  },
  {
    code: 'FOC-2106',
    message: 'SRTP negotiation failed',
    cause:
      'The offer has plain RTP, or no cipher that Focus accepts. Focus answers `488 Not Acceptable Here`.',
    action: `Offer \`RTP/SAVP\` with \`AES_CM_128_HMAC_SHA1_80\`, or DTLS-SRTP, on every audio line, and choose the same under **Media encryption** of the recorder. ${siprec}`,
    retries: {automatic: false, detail: 'Every new call is negotiated again.'},
    fixedBy: {may: 'manage', detail: 'with the engineer who runs the SBC'},
  },
  {
    code: 'FOC-2107',
    message: 'Recording gap detected',
    cause:
      'The hourly comparison with the call records of the recorder found a call that did not arrive, or arrived only in part. A line without calls is not a gap.',
    action:
      'Open **Gaps** on the endpoint, or **Reports** > **Recording gaps**, and see which recorder and hours are affected. Check the state of the endpoint, the network route and the SBC. Then select **Explain**, choose a reason and write what you did.',
    retries: {automatic: false, detail: 'A gap cannot be filled afterwards.'},
    fixedBy: {
      may: 'manage',
      detail: 'with a Compliance officer, who can explain the gap as well',
    },
  },
  {
    code: 'FOC-2108',
    message: 'Recorder not reachable',
    cause:
      'No SIP OPTIONS request and no call has come from the recorder for {{focus.recorders.silentMinutes}} minutes in its **Working hours**.',
    action:
      'Check that the SBC runs, that it resolves the host names of the **Recording addresses**, and that its firewall lets it reach them.',
    retries: {automatic: true, detail: 'The alarm clears at the next message from the recorder.'},
    fixedBy: {may: 'manage', detail: 'with the engineer who runs the SBC'},
  },
  {
    code: 'FOC-2109',
    message: 'Codec not supported',
    cause: 'The offer has no codec that Focus can store, or none that **Codecs** of the recorder allows.',
    action: 'Offer G.711 A-law or mu-law, G.722, G.729 or Opus for audio.',
    retries: {automatic: false, detail: 'Every new call is negotiated again.'},
    fixedBy: {may: 'manage', detail: 'with the engineer who runs the SBC'},
  },
  {
    code: 'FOC-2110',
    message: 'Recording capacity reached',
    cause: 'More calls run at once than your subscription records. Calls above the number are not recorded.',
    action:
      'Compare the peak in the alarm with **Peak** in **Reports** > **Usage**, and ask your account manager for more concurrent recordings. Until then, let the SBC send only calls that must be recorded.',
    retries: {
      automatic: false,
      detail: 'A new call is accepted as soon as another one ends; refused calls are lost.',
    },
    fixedBy: {may: 'account'},
  },
  {
    code: 'FOC-2111',
    message: 'Recording source not allowed',
    cause: 'A recording session came from an address that is not among the **Source addresses**.',
    action:
      'If the address is that of your SBC, add it to **Source addresses** of the recorder under **Admin** > **Endpoints** > **Recorders**. If it is not, change nothing and tell your security team.',
    retries: {automatic: false, detail: 'The next session is accepted once the address is listed.'},
    fixedBy: {may: 'manage'},
  },
  {
    code: 'FOC-2112',
    message: 'SIPREC metadata not valid',
    cause:
      'The metadata is not well-formed XML, or its namespace is unknown. The audio is kept under **Unassigned**.',
    action: `Download the metadata from the alarm and compare it with RFC 7865. For BroadWorks, choose the **Metadata format** that the alarm shows. Otherwise update the software of the SBC. ${siprec}`,
    retries: {automatic: false, detail: 'Every new call is checked again.'},
    fixedBy: {may: 'manage', detail: 'with the engineer who runs the SBC'},
  },
  {
    code: 'FOC-2201',
    message: 'Teams policy not applied',
    cause:
      'The user has an endpoint in Focus, but no active compliance recording policy that names the Focus recorder.',
    action: `Run \`Get-CsUserPolicyAssignment\` for the user with the policy type \`TeamsComplianceRecordingPolicy\`, and check that the policy is enabled. Grant it with \`Grant-CsTeamsComplianceRecordingPolicy\` and allow some hours. ${teams}`,
    retries: {automatic: true, detail: checks},
    fixedBy: {
      may: 'manage',
      detail: 'with a Teams Administrator of your Microsoft tenant',
    },
  },
  {
    code: 'FOC-2202',
    message: 'Graph permission missing',
    cause:
      'Admin consent for a Microsoft Graph permission of the recorder was never given, was withdrawn, or a new permission waits for it.',
    action: `Go to **Admin** > **Endpoints** > **Recorders**, open the recorder and select **Grant consent**. A Privileged Role Administrator signs in to Microsoft and accepts for your organisation. ${teams}`,
    retries: {automatic: true, detail: checks},
    fixedBy: {
      may: 'manage',
      detail: 'with a Privileged Role Administrator of your Microsoft tenant',
    },
  },
  {
    code: 'FOC-2203',
    message: 'Teams recorder did not join',
    cause: 'Teams invited the recorder, but it could not join the call within the time allowed.',
    action: `Look at \`https://status.example.com\`. If only some users are affected, check that their policy names the \`ObjectId\` of the application instance, not the application ID. ${teams}`,
    retries: {automatic: false, detail: 'Teams invites the recorder to the next call.'},
    fixedBy: {
      may: 'manage',
      orSupport: true,
      detail: 'the last when the policy is right',
    },
  },
  {
    code: 'FOC-2204',
    message: 'Teams application instance not found',
    cause: 'The application instance was deleted, or was never synchronised, in your Microsoft tenant.',
    action: `Create it with \`New-CsOnlineApplicationInstance\`, run \`Sync-CsOnlineApplicationInstance\` and put its \`ObjectId\` into the policy. ${teams}`,
    retries: {automatic: true, detail: checks},
    fixedBy: {
      may: 'manage',
      detail: 'with a Teams Administrator of your Microsoft tenant',
    },
  },
  {
    code: 'FOC-2301',
    message: 'Mobile number not verified',
    cause:
      'No signed message has arrived yet for the number of a **Mobile (SMS)** endpoint, so Focus cannot tell that your provider journals it.',
    action:
      'Ask the provider to enable journalling for the number, then send a message to and from it. See [Journal SMS and e-mail](../appendix/data-extraction-integrations/sms-email.md).',
    retries: {automatic: true, detail: 'The first signed message verifies the number.'},
    fixedBy: {may: 'manage', detail: 'with your messaging provider'},
  },
] satisfies readonly ErrorCode[];
