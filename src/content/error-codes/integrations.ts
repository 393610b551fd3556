import type {ErrorCode, FixedBy, Retries} from './types';

const developer: FixedBy = {may: 'account', detail: 'with the developer of the client'};
const drop: Retries = {
  automatic: true,
  detail: 'After {{focus.sftp.retryMinutes}} minutes, then at the next scheduled time.',
};
const sftp = 'See [Send exports to an SFTP server](../appendix/data-extraction-integrations/sftp.md).';
const genesys =
  'See [Bring in Genesys Cloud recordings](../appendix/data-extraction-integrations/genesys-cloud.md).';
const sms = 'See [Journal SMS and e-mail](../appendix/data-extraction-integrations/sms-email.md).';

/** FOC-5xxx: REST API, SFTP drops, journalling, Genesys Cloud. */
export const integrationCodes = [
  {
    code: 'FOC-5001',
    message: 'Rate limit reached',
    cause:
      'A client sent more than {{focus.rest.requestsPerMinute}} requests in a minute, or a connected service told Focus to slow down.',
    action:
      'Wait for the seconds in `Retry-After`, then repeat the request. Ask for pages of {{focus.rest.maxPageSize}} and give each job its own client. For an import by Focus, do nothing.',
    retries: {
      automatic: false,
      detail: 'Your client must repeat the request. Only imports by Focus wait and go on without you.',
    },
    fixedBy: developer,
  },
  {
    code: 'FOC-5002',
    message: 'Client credentials rejected',
    cause:
      'The client ID or secret is wrong, the secret is older than {{focus.rest.secretMonths}} months, or the client was deleted.',
    action:
      'Compare the client ID under **Admin** > **Account** > **API clients**. Select **Rotate secret** and put the new secret into your system. A secret that has not expired works for {{focus.rest.secretOverlapDays}} more days.',
    retries: {automatic: false},
    fixedBy: {may: 'account'},
  },
  {
    code: 'FOC-5003',
    message: 'SFTP host key changed',
    cause: 'Your server presented a host key that is not pinned. Focus stops before it sends anything.',
    action: `Confirm the change with your server team over another channel. Go to **Admin** > **Account** > **Integrations**, open the drop, select **Fetch host key**, compare the fingerprint, then select **Pin**. ${sftp}`,
    retries: {automatic: false, detail: 'What was held back is sent once the key is pinned.'},
    fixedBy: {may: 'account'},
  },
  {
    code: 'FOC-5004',
    message: 'Journal message rejected',
    cause:
      'The signature, time, TLS or domain of a journalled message failed the check, or the message is too large.',
    action: `Open the log of the integration under **Admin** > **Account** > **Integrations** for the reason. Correct the signing secret, clock, TLS, domain or size, then let the sender repeat the message. ${sms}`,
    retries: {automatic: false, detail: 'The sender decides whether to repeat the message.'},
    fixedBy: {
      may: 'integrations',
      detail: 'with your messaging provider or the administrator of your mail system',
    },
  },
  {
    code: 'FOC-5005',
    message: 'Genesys Cloud authorisation expired',
    cause:
      'Genesys Cloud no longer accepts the OAuth client: it was deleted or disabled, its secret changed, or its role was removed.',
    action: `Open the integration under **Admin** > **Account** > **Integrations**, enter the current client ID and secret, and select **Test connection**. ${genesys}`,
    retries: {
      automatic: false,
      detail: 'After a successful test, the import resumes where it stopped.',
    },
    fixedBy: {may: 'integrations', detail: 'with an administrator of Genesys Cloud'},
  },
  {
    code: 'FOC-5006',
    message: 'Scope not granted',
    cause: 'The access token lacks the scope that this request needs.',
    action:
      'Add the scope to the client under **Admin** > **Account** > **API clients**, name it in the request for a token, and repeat the request with the new token. Scopes are listed in [Extract data with the native REST API](../appendix/data-extraction-integrations/native-rest.md).',
    retries: {automatic: false},
    fixedBy: developer,
  },
  {
    code: 'FOC-5007',
    message: 'Cursor expired',
    cause: 'The cursor is older than {{focus.rest.cursorHours}} hours, or belongs to other filters.',
    action: 'Start again from the first page, without `cursor`, and send the same filters with each page.',
    retries: {automatic: false},
    fixedBy: developer,
  },
  {
    code: 'FOC-5008',
    message: 'SFTP server not reachable',
    cause: 'No connection came about within 30 seconds, or the server closed it.',
    action: `Check that the service runs, and that the firewall lets in the addresses that Focus connects from. ${sftp}`,
    retries: drop,
    fixedBy: {may: 'account', detail: 'with your server team'},
  },
  {
    code: 'FOC-5009',
    message: 'SFTP sign-in refused',
    cause: 'The server did not accept the user or the key of Focus.',
    action: `Copy **Public key** of the drop into the authorised keys of the account on your server again, check **User**, and check who may write to the folder and the key file. ${sftp}`,
    retries: drop,
    fixedBy: {may: 'account', detail: 'with your server team'},
  },
  {
    code: 'FOC-5010',
    message: 'SFTP folder not writable',
    cause: 'The folder is missing, full or read-only.',
    action:
      'Create the folder, free some space or correct its owner on your server, then select **Run again**.',
    retries: drop,
    fixedBy: {may: 'account', detail: 'with your server team'},
  },
  {
    code: 'FOC-5011',
    message: 'PGP key expired',
    cause:
      'The **PGP public key** of an SFTP drop is past its end date. Focus sends nothing rather than send it unencrypted.',
    action: 'Upload the new public key to the drop and select **Run again**.',
    retries: {automatic: false},
    fixedBy: {may: 'account'},
  },
  {
    code: 'FOC-5012',
    message: 'Genesys Cloud recording not found',
    cause:
      'Genesys Cloud lists the conversation, but gave no recording of it for {{focus.genesys.askHours}} hours.',
    action: `Check the recording policy and its retention in Genesys Cloud. The conversation is listed under **Reports** > **Recording gaps**. ${genesys}`,
    retries: {automatic: false, detail: 'Focus has asked for {{focus.genesys.askHours}} hours already.'},
    fixedBy: {may: 'integrations', detail: 'with an administrator of Genesys Cloud'},
  },
  {
    code: 'FOC-5013',
    message: 'Request not valid',
    cause: 'A parameter is missing, unknown or out of range. `detail` of the answer names it.',
    action:
      'Correct the request; names and values are in the [data dictionary](../appendix/data-dictionary.md).',
    retries: {automatic: false},
    fixedBy: developer,
  },
] satisfies readonly ErrorCode[];
