import type {ErrorCode} from './types';

/** FOC-1xxx: passwords (10), single sign-on (11), SCIM (12), sessions and networks (13). */
export const signInCodes = [
  {
    code: 'FOC-1001',
    message: 'Sign-in failed',
    cause:
      'The e-mail address and the password do not belong together, or nobody in this account has the address.',
    action:
      'Check the address for typing mistakes, then select **Forgot password**. If your organisation uses single sign-on, select **Sign in with single sign-on** instead. After {{focus.signIn.failedTries}} failed tries in a row, sign-in is locked: see [FOC-1002](#foc-1002).',
    retries: {automatic: false},
    fixedBy: {who: ['Any role'], detail: 'for your own sign-in'},
  },
  {
    code: 'FOC-1002',
    message: 'Account locked',
    cause:
      'The password or the one-time code was wrong {{focus.signIn.failedTries}} times in a row, so sign-in is locked for {{focus.signIn.lockMinutes}} minutes.',
    action:
      'Wait {{focus.signIn.lockMinutes}} minutes, or ask an Administrator to open your entry on **People** and select **Unlock**. If it was not you who tried, tell your Administrator at once.',
    retries: {
      automatic: true,
      detail: 'The lock ends after {{focus.signIn.lockMinutes}} minutes. Then sign in again.',
    },
    fixedBy: {may: 'manage'},
  },
  {
    code: 'FOC-1003',
    message: 'One-time code rejected',
    cause:
      'The six-digit code was used already, is older than {{focus.signIn.codeSeconds}} seconds, or comes from a phone whose clock is wrong. You can meet this code wherever Focus asks for a one-time code, for instance when you approve the release of a legal hold.',
    action:
      'Wait for the next code and enter it at once. Set the phone to automatic date and time. Without the phone, enter one of your recovery codes, or ask an Administrator to open your entry on **People** and select **Reset one-time codes**.',
    retries: {automatic: false},
    fixedBy: {
      who: ['Any role'],
      detail: 'for your own codes; an {{roles.manage}} can reset them',
    },
  },
  {
    code: 'FOC-1004',
    message: 'Password link expired',
    cause:
      'The link was used already, or it is too old: an invitation lasts {{focus.signIn.invitationDays}} days, a link to reset a password {{focus.signIn.passwordLinkHours}} hours.',
    action:
      'For a password, select **Forgot password** again and open the most recent message. For an invitation, ask an Administrator to open your entry on **People** and select **Resend**. For the activation of a new account, write to `support@example.com`.',
    retries: {automatic: false},
    fixedBy: {
      who: ['Any role'],
      detail: 'for your own password; an {{roles.manage}} resends an invitation',
    },
  },
  {
    code: 'FOC-1005',
    message: 'Authenticator not set up',
    cause: 'You have a password but no authenticator app, and every password sign-in needs a one-time code.',
    action:
      'Scan the QR code on the page with an authenticator app, enter the six-digit code, select **Confirm** and keep the recovery codes in a safe place.',
    retries: {automatic: false},
    fixedBy: {who: ['Any role'], detail: 'for your own sign-in'},
  },
  {
    code: 'FOC-1006',
    message: 'Person suspended',
    cause:
      'An Administrator or Owner suspended this person, or your identity provider did so through SCIM after somebody took the person out of the application.',
    action:
      'Ask an Administrator to open the person on **People** and select **Resume**. If SCIM fills your people, assign the person to the application again in the identity provider instead.',
    retries: {automatic: false},
    fixedBy: {
      may: 'manage',
      detail: 'or, with SCIM, the administrator of the identity provider',
    },
  },
  {
    code: 'FOC-1101',
    message: 'SAML response not valid',
    cause:
      'The signature, issuer, audience or destination of the response does not match the settings in Focus. Most often the identity provider has a new signing certificate.',
    action:
      'Go to **Admin** > **Account** > **Single sign-on** and load the current metadata with **Load** or **Upload metadata**. If nobody can sign in, the Owner named under **Emergency access** can, with a password and a one-time code. Compare the Entity ID `https://focus.example.com/saml/metadata` and the ACS URL `https://focus.example.com/saml/acs` at the identity provider letter by letter. Select **Save**, then **Test sign-in**.',
    retries: {automatic: false},
    fixedBy: {may: 'account'},
  },
  {
    code: 'FOC-1102',
    message: 'SAML assertion expired',
    cause:
      'The assertion arrived outside its time window, for instance with the back button, or the clocks of the two sides differ by more than {{focus.signIn.clockSkewMinutes}} minutes.',
    action:
      'Start again from the sign-in page, or from the tile of your identity provider, and do not use the back button. If it happens to everyone, check the clock of the identity provider.',
    retries: {automatic: false},
    fixedBy: {
      who: ['Any role'],
      detail:
        'for your own sign-in; if it affects everyone, an Owner with the administrator of the identity provider',
    },
  },
  {
    code: 'FOC-1103',
    message: 'NameID does not match a person',
    cause:
      'The sign-in was valid, but no active person in Focus has the e-mail address that arrived as NameID, and **Create people at first sign-in** is off.',
    action:
      'Compare **E-mail** of the person on **People** with the NameID that the identity provider sends, and correct the one that is wrong. Add a person who is new, or ask an Owner to turn on **Create people at first sign-in** under **Admin** > **Account** > **Sign-in rules**.',
    retries: {automatic: false},
    fixedBy: {may: 'manage'},
  },
  {
    code: 'FOC-1104',
    message: 'Single sign-on required',
    cause:
      '**Require single sign-on** is on, so Focus refuses a password from everyone but the Owner named under **Emergency access**.',
    action:
      'Select **Sign in with single sign-on**. If the identity provider cannot be reached, the Owner under **Emergency access** can sign in with a password and a one-time code.',
    retries: {automatic: false},
    fixedBy: {
      who: ['Any role'],
      detail: 'for your own sign-in; only an Owner can change **Require single sign-on**',
    },
  },
  {
    code: 'FOC-1105',
    message: 'No role mapped',
    cause:
      'The sign-in was valid, but **Group mapping** has rows, none of them names a group from the `groups` attribute, and the person has no role on **People** to fall back on.',
    action:
      'Add the person to a mapped group at the identity provider, or add a row under **Admin** > **Account** > **Single sign-on** > **Group mapping**. **Test sign-in** shows which groups arrived.',
    retries: {automatic: false},
    fixedBy: {
      may: 'account',
      detail: 'or the administrator of the identity provider, by membership of a group',
    },
  },
  {
    code: 'FOC-1106',
    message: 'Identity provider certificate expired',
    cause:
      'The certificate of the identity provider in Focus is past its end date, so Focus refuses signatures made with it.',
    action:
      'Go to **Admin** > **Account** > **Single sign-on** and upload the new certificate as **Secondary certificate**. Select **Test sign-in**; when it passes, select **Promote secondary**. If nobody can sign in, the Owner named under **Emergency access** can, with a password and a one-time code.',
    retries: {automatic: false},
    fixedBy: {may: 'account'},
  },
  {
    code: 'FOC-1201',
    message: 'SCIM token rejected',
    cause:
      'The bearer token of a SCIM request is wrong, revoked or older than {{focus.scim.tokenMonths}} months.',
    action:
      'Go to **Admin** > **Account** > **Provisioning** and select **Create token**. Enter the token at the identity provider, without a space before or after it, and test the connection there. Then revoke the old token.',
    retries: {automatic: false, detail: 'The identity provider decides when it tries again.'},
    fixedBy: {may: 'account', detail: 'with the administrator of the identity provider'},
  },
  {
    code: 'FOC-1202',
    message: 'SCIM person not accepted',
    cause: 'The person lacks a required attribute, or `userName` is not an e-mail address.',
    action:
      'Open the provisioning log of the identity provider to see what was refused. Correct the mapping of `userName`, `name.givenName` and `name.familyName`, and provision the person again.',
    retries: {automatic: false, detail: 'The identity provider decides when it sends the person again.'},
    fixedBy: {may: 'account', detail: 'with the administrator of the identity provider'},
  },
  {
    code: 'FOC-1203',
    message: 'SCIM group not known',
    cause: 'A membership names a group that was never pushed to Focus, or that was deleted in Focus.',
    action: 'Push the group from the identity provider before its members.',
    retries: {
      automatic: false,
      detail:
        'Once the group exists, the next provisioning cycle of the identity provider repairs the membership.',
    },
    fixedBy: {may: 'account', detail: 'with the administrator of the identity provider'},
  },
  {
    code: 'FOC-1301',
    message: 'Session expired',
    cause:
      'The session reached {{focus.session.hours}} hours, or was idle for {{focus.session.idleMinutes}} minutes. In the API, the access token is past its {{focus.rest.tokenSeconds}} seconds.',
    action:
      'Sign in again; Focus keeps your filters and the text of an unsaved note in the browser. A program gets a new token and repeats the request once.',
    retries: {automatic: false},
    fixedBy: {who: ['Any role'], detail: 'for your own session'},
  },
  {
    code: 'FOC-1302',
    message: 'Session ended by an administrator',
    cause: 'Somebody ended your sessions, changed your roles or reset your one-time codes.',
    action:
      'Sign in again. If you do not know why it happened, ask your Administrator to look for `session.ended` under **Admin** > **Audit**.',
    retries: {automatic: false},
    fixedBy: {
      who: ['Any role'],
      detail: 'for your own session; an {{roles.manage}} can say why it ended',
    },
  },
  {
    code: 'FOC-1303',
    message: 'Network not allowed',
    cause:
      'The account has a **Network allow-list** for the portal, the API or both, and your address is not in it.',
    action:
      'Connect to the network or VPN of your office. If your address belongs on the list, ask an Owner to go to **Admin** > **Account** > **Network allow-list** and select **Add range**.',
    retries: {automatic: false},
    fixedBy: {may: 'account'},
  },
] satisfies readonly ErrorCode[];
