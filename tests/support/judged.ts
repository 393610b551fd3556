/** How a search was typed, or what it asks for; the comments in the list below say which is which. */
export type QueryClass =
  | 'title'
  | 'prefix'
  | 'typo'
  | 'heading'
  | 'words'
  | 'own-words'
  | 'code'
  | 'error-code'
  | 'spelling'
  | 'inflection'
  | 'phrase'
  | 'post';

/**
 * One search and the pages that answer it. A colleague who knows the site would be content with any of `pages`
 * as the first answer. `anchor` is the id of the section or row that the search asks for; a search that has one
 * has a single page.
 */
export type Judged = {query: string; class: QueryClass; pages: readonly string[]; anchor?: string};

type Row = readonly [query: string, pages: string | readonly string[], anchor?: string];

const of = (queryClass: QueryClass, rows: readonly Row[]): Judged[] =>
  rows.map(([query, pages, anchor]) => ({
    query,
    class: queryClass,
    pages: typeof pages === 'string' ? [pages] : pages,
    ...(anchor && {anchor}),
  }));

const intro = '/docs/intro';
const support = '/docs/support';
const aboutSite = '/markdown-page';

const focusStart = '/docs/focus/getting-started';
const home = '/docs/focus/home';
const people = '/docs/focus/people';
const screen = '/docs/focus/communications/screen';
const downloads = '/docs/focus/communications/downloads';
const account = '/docs/focus/admin/account';
const audit = '/docs/focus/admin/audit';
const endpoints = '/docs/focus/admin/endpoints';
const groups = '/docs/focus/admin/groups';
const legalHold = '/docs/focus/admin/legalhold';
const reports = '/docs/focus/admin/reports';
const retention = '/docs/focus/admin/retention';
const dictionary = '/docs/focus/appendix/data-dictionary';
const entra = '/docs/focus/appendix/enterprise-sso-options/entra-id';
const google = '/docs/focus/appendix/enterprise-sso-options/google-workspace';
const okta = '/docs/focus/appendix/enterprise-sso-options/okta';
const jupyter = '/docs/focus/appendix/data-extraction-integrations/jupyter';
const rest = '/docs/focus/appendix/data-extraction-integrations/native-rest';
const genesys = '/docs/focus/appendix/data-extraction-integrations/genesys-cloud';
const sftp = '/docs/focus/appendix/data-extraction-integrations/sftp';
const journals = '/docs/focus/appendix/data-extraction-integrations/sms-email';
const broadworks = '/docs/focus/appendix/recorders/broadworks';
const siprec = '/docs/focus/appendix/recorders/siprec';
const teamsRecorder = '/docs/focus/appendix/recorders/teams';
const errorCodes = '/docs/focus/troubleshooting/error-codes';
const hints = '/docs/focus/troubleshooting/hints';

const teamscribe = '/docs/teamscribe/overview';
const installation = '/docs/teamscribe/installation';
const emailOutput = '/docs/teamscribe/outputs/email';
const slackOutput = '/docs/teamscribe/outputs/slack';
const teamsOutput = '/docs/teamscribe/outputs/teams';

const transact = '/docs/transact/overview';
const transactStart = '/docs/transact/getting-started';
const transactDesign = '/docs/transact/technical-design';
const transactErrors = '/docs/transact/error-handling';
const password = '/docs/transact/password-example';

const ai = '/docs/ai-api/api-overview';
const aiStart = '/docs/ai-api/getting-started';
const aiNeeds = '/docs/ai-api/requirements';

const auth = '/docs/api/auth';
const petstore = '/docs/api/petstore';

const ssoOptions = '/docs/category/enterprise-sso-options';
const signOnTag = '/docs/tags/single-sign-on';
const signOnGuides = [ssoOptions, signOnTag, account, entra, google, okta];
const signedWebhooks = [password, ai, aiStart, transactStart, transactDesign];

const blog = '/blog';
const welcome = '/blog/welcome';
const launch = '/blog/teamscribe-launch';
const april = '/blog/focus-updates-april-2025';
const may = '/blog/focus-updates-may-2025';
const june = '/blog/teamscribe-update-1-1';
const july = '/blog/focus-updates-july-2025';

/**
 * All searches, by class. Written by hand from the pages, without looking at what an engine finds, so that any
 * engine can be measured with them. When a page is added, moved or rewritten, correct its rows.
 */
export const judged: readonly Judged[] = [
  // The name of a page or of a part of it.
  ...of('title', [
    ['retention', retention],
    ['legal hold', legalHold],
    ['audit log', audit],
    ['people and roles', people],
    ['account settings', account],
    ['communications screen', screen],
    ['downloads', downloads],
    ['data dictionary', dictionary],
    ['error codes', [errorCodes, transactErrors]],
    ['hints', hints],
    ['okta', okta],
    ['google workspace', google],
    ['microsoft entra', entra],
    ['enterprise sso options', ssoOptions],
    ['recorders', ['/docs/category/recorders', '/docs/tags/recorders']],
    ['broadworks', broadworks],
    ['siprec', siprec],
    ['record microsoft teams', teamsRecorder],
    ['genesys cloud', genesys],
    ['native rest', rest],
    ['sftp drop', sftp],
    ['sms and e-mail', journals],
    ['teamscribe overview', teamscribe],
    ['install teamscribe', installation],
    ['slack output', slackOutput],
    ['transact overview', transact],
    ['technical design', transactDesign],
    ['password example', password],
    ['getting started', [focusStart, transactStart, aiStart, '/docs/tags/getting-started']],
    ['ai api requirements', aiNeeds],
    ['authentication api', auth],
    ['pet store', petstore],
    ['list your sessions', [`${auth}/list-sessions`, `${auth}/sessions`]],
    ['support', support],
    ['welcome to help hub', [intro, welcome]],
    ['about this site', aboutSite],
  ]),

  // Typed as far as this and not finished.
  ...of('prefix', [
    ['reten', retention],
    ['legal ho', legalHold],
    ['audit l', audit],
    ['endpoi', endpoints],
    ['data dic', dictionary],
    ['broadw', broadworks],
    ['genes', genesys],
    ['googl', google],
    ['jupy', jupyter],
    ['single si', signOnGuides],
    ['troublesh', ['/docs/category/troubleshooting', '/docs/tags/troubleshooting', hints]],
    ['morning che', home, 'do-the-morning-check'],
    ['unassig', [endpoints, errorCodes, hints]],
    ['share li', [screen, july]],
    ['teamscr', [teamscribe, installation, '/docs/tags/teamscribe']],
    ['adaptive ca', teamsOutput],
    ['password exa', password],
    ['hosted fi', [transact, transactDesign]],
    ['idempot', [transactErrors, ai]],
    ['test car', transactStart, 'test-cards'],
    ['webho', signedWebhooks],
    ['pricing u', ai, 'pricing-units'],
    ['recovery co', [`${auth}/regenerate-recovery-codes`, `${auth}/multi-factor`, focusStart, people]],
    ['find pets by st', `${petstore}/find-pets-by-status`],
    ['severit', support, 'severities-and-response-times'],
  ]),

  // One slip in a word of four letters or more, at most two in one of seven or more.
  ...of('typo', [
    ['retenton', retention],
    ['rettention polcy', retention],
    ['ertention', retention],
    ['wetention policy', retention],
    ['retenshon', retention],
    ['retnetion fore', [reports, april]],
    ['kegal hold', legalHold],
    ['legla ho', legalHold],
    ['audti log', audit],
    ['comunicatons screen', screen],
    ['endpionts', endpoints],
    ['datta dict', dictionary],
    ['dictionery', dictionary],
    ['eror codes', [errorCodes, transactErrors]],
    ['braodworks', broadworks],
    ['brodwrks', broadworks],
    ['sirpec', siprec],
    ['genisys clo', genesys],
    ['goggle workspace', google],
    ['juypter notebook', jupyter],
    ['recorder certficate expird', [errorCodes, siprec, endpoints]],
    ['teamscibe', [teamscribe, installation]],
    ['instalation', installation],
    ['slcak channel', slackOutput],
    ['tranasct overview', transact],
    ['masked toens', [transact, transactDesign]],
    ['idempotancy', [transactErrors, ai]],
    ['wehbook signature', signedWebhooks],
    ['atuhentic', auth],
    ['introspct token', `${auth}/introspect-token`],
    ['pet stoer', petstore],
    ['supoprt', support],
    ['accesibilty contact', support],
  ]),

  // A section within a page.
  ...of('heading', [
    ['worked timelines', retention, 'worked-timelines'],
    ['how precedence works', retention, 'how-precedence-works'],
    ['release a hold', legalHold, 'release-a-hold'],
    ['how the hash chain works', audit, 'how-the-hash-chain-works'],
    ['import many endpoints', endpoints, 'import-many-endpoints'],
    ['explain a recording gap', [home, endpoints]],
    ['schedule a report', reports, 'schedule-a-report'],
    ['user activity', [reports, dictionary]],
    ['what is inherited', groups, 'what-is-inherited'],
    ['check access before an audit', groups, 'check-access-before-an-audit'],
    ['cards by role', home, 'cards-by-role'],
    ['import people', people, 'import-people'],
    ['what each role may do', people, 'what-each-role-may-do'],
    ['search language', screen, 'search-language'],
    ['check an export', downloads, 'check-an-export'],
    ['create an api client', [account, rest]],
    ['close the account', account, 'close-the-account'],
    ['provision people with scim', [account, entra, okta]],
    ['rotate the signing certificate', [entra, okta, google]],
    ['annotated invite', siprec, 'annotated-invite'],
    ['pin the host key', sftp, 'pin-the-host-key'],
    ['exchange online', journals, 'exchange-online'],
    ['columns of metadata.csv', dictionary, 'columns-of-metadatacsv'],
    ['graph permissions', [installation, teamsOutput, teamsRecorder]],
    ['plans and limits', teamscribe, 'plans-and-limits'],
    ['privacy and consent', teamscribe, 'privacy-and-consent'],
    ['limits of slack', slackOutput, 'limits-of-slack'],
    ['responsibility matrix', transact, 'responsibility-matrix'],
    ['data that we keep', transactDesign, 'data-that-we-keep'],
    ['retry rules', transactErrors, 'retry-rules'],
    ['check a webhook', password, 'check-a-webhook'],
    ['what can be redacted', aiNeeds, 'what-can-be-redacted'],
    ['lifetimes', auth, 'lifetimes'],
    ['accessibility contact', support, 'accessibility-contact'],
  ]),

  // Several words of a page, in any order.
  ...of('words', [
    ['nightly run grace period deletion', retention],
    ['requester approver four eyes hold', legalHold],
    ['complete chain json lines verify', [audit, may]],
    ['csv template endpoints preview', [endpoints, april]],
    ['supervisors download inherit group', groups],
    ['share link 24 hours', [screen, july, errorCodes]],
    ['emergency access require single sign-on', [account, entra, google, okta, errorCodes]],
    ['group mapping roles saml', [entra, google, okta, account]],
    ['network allow-list cidr range', account],
    ['sbc certificate upload renew', [siprec, endpoints, errorCodes, hints]],
    ['carrier application server pause resume', broadworks],
    ['exchange journal rule powershell', journals],
    ['chroot openssh authorized keys', sftp],
    ['notebook sqlite metadata sql', jupyter],
    ['siem audit events seq', [rest, audit]],
    ['divisions oauth client role', genesys],
    ['manifest checksum zip powershell', downloads],
    ['decisions action items open questions', [teamscribe, launch]],
    ['dkim selector ts1', [emailOutput, installation]],
    ['private channel invite slack app', slackOutput],
    ['meeting chat guests card', [teamsOutput, june]],
    ['dtmf gateway flat tone', [transact, transactDesign]],
    ['hmac timestamp body secret', [password, ai, journals]],
    ['first six last four digits', [transact, transactDesign]],
    ['flac opus sample rate channels', aiNeeds],
    ['retention forecast held items week', [reports, dictionary, april]],
    ['grant_type refresh_token', [`${auth}/create-token`, auth]],
    ['inventory count pets', [`${petstore}/get-inventory`, `${petstore}/store`]],
    ['severity 1 telephone out of hours', support],
  ]),

  // A question, or a word that the pages may not use.
  ...of('own-words', [
    ['stop recordings being deleted', [legalHold, retention]],
    ['litigation hold', legalHold],
    ['how long are calls kept', retention],
    ['automatic deletion', retention],
    ['why was my call deleted', [retention, hints, errorCodes]],
    ['who can see my calls', [people, groups]],
    ['who listened to my call', audit],
    ['tamper proof logs', [audit, may]],
    ['prove a recording was not changed', [downloads, audit]],
    ['send evidence to the regulator', downloads],
    ['call recording is missing', [hints, reports, endpoints, home, july]],
    ['give a colleague access to one call', [screen, july]],
    ['supervisor cannot download', [groups, downloads, errorCodes]],
    ['find old calls', [screen, hints]],
    ['keyboard shortcuts', screen, 'play-and-read'],
    ['dashboard', home],
    ['add a new employee', people],
    ['employee left the company', people],
    ['who may do what', people],
    ['sso', signOnGuides],
    ['log in with google', google],
    ['azure ad', entra],
    ['sync users from active directory', [entra, okta, account, people]],
    ['everybody is locked out', [entra, google, okta, account, support, hints]],
    ['forgot my password', [focusStart, errorCodes]],
    ['lost my phone', [people, errorCodes, focusStart]],
    [
      '2fa',
      [
        `${auth}/enrol-totp-factor`,
        `${auth}/multi-factor`,
        `${auth}/verify-factor`,
        focusStart,
        account,
        people,
      ],
    ],
    [
      'set up mfa',
      [`${auth}/enrol-totp-factor`, `${auth}/multi-factor`, `${auth}/verify-factor`, focusStart],
    ],
    ['totp', [`${auth}/enrol-totp-factor`, `${auth}/multi-factor`, `${auth}/verify-factor`, focusStart]],
    ['record text messages', [journals, endpoints]],
    ['archive emails', journals],
    ['teams calls not recorded', [teamsRecorder, hints, errorCodes]],
    ['monthly report by email', reports],
    ['too many calls at once', [errorCodes, hints, reports, siprec]],
    ['meeting minutes', [teamscribe, launch, june]],
    ['who gets the meeting summary', [emailOutput, teamsOutput, slackOutput, teamscribe]],
    ['remove the bot from slack', installation],
    ['summary email goes to spam', [emailOutput, installation]],
    ['gdpr request', teamscribe],
    ['pci', [transact, transactDesign]],
    ['take card payments over the phone', [transact, transactDesign]],
    ['refund a customer', transactStart],
    ['card declined', [transactErrors, transactStart]],
    ['customer charged twice', transactErrors],
    ['what if a data centre fails', transactDesign],
    ['speech to text', [ai, aiStart]],
    ['hide card numbers in recordings', [aiNeeds, ai, transact]],
    ['how much does the ai api cost', ai, 'pricing-units'],
    ['which languages', [aiNeeds, teamscribe, june]],
    ['where is my data stored', [account, focusStart, ai, aiNeeds, teamscribe, june, transactDesign]],
    ['is my data used to train ai', [ai, aiNeeds, teamscribe]],
    ['firewall ports', [siprec, sftp, aiNeeds, transactDesign]],
    ['sign out of all devices', [`${auth}/end-session`, `${auth}/list-sessions`, `${auth}/sessions`]],
    ['try the api without an account', petstore],
    ['talk to a person', support],
    ['is the service down', [support, hints, errorCodes, home]],
    ['cookies', aboutSite, 'privacy'],
  ]),

  // Names of fields, paths, operations, headers and commands.
  ...of('code', [
    ['legalHold.id', dictionary, 'legalHold.id'],
    ['communication.started_at', dictionary, 'communication.started_at'],
    ['retention_until', [dictionary, downloads]],
    ['manifest.json', [dictionary, downloads]],
    ['due_items', [reports, dictionary]],
    ['peak_concurrent', [reports, dictionary]],
    ['prev_hash', [audit, dictionary, may]],
    ['next_cursor', [rest, dictionary, `${auth}/list-sessions`]],
    ['session.failed', [audit, hints, entra, google, okta]],
    ['hold.release_requested', [legalHold, audit]],
    ['GET /communications', [rest, dictionary]],
    ['POST /exports', [rest, dictionary]],
    ['focus.audit.read', [rest, audit, account, auth]],
    ['verify_export.py', downloads, 'any-system-with-python'],
    ['AADSTS50105', entra],
    ['RTP/SAVP', [siprec, errorCodes, hints]],
    ['recordingOption', broadworks, 'choose-the-mode-of-each-user'],
    ['Grant-CsTeamsComplianceRecordingPolicy', [teamsRecorder, errorCodes]],
    ['New-JournalRule', journals, 'exchange-online'],
    ['X-Focus-Signature', journals],
    ['New-CsApplicationAccessPolicy', installation, 'allow-transcript-access'],
    ['chat:write', installation, 'install-the-slack-app'],
    ['/teamscribe mute', slackOutput, 'use-the-command'],
    ['@TeamScribe stop', [teamscribe, launch]],
    ['Idempotency-Key', [transactErrors, transactStart, ai, aiStart]],
    ['X-Transact-Password', password],
    ['payment.updated', [transactDesign, transactStart, password]],
    ['save_card', [transactStart, transactDesign]],
    ['hosted_fields', [transact, transactDesign, transactStart]],
    ['X-AI-Signature', [ai, aiStart]],
    ['job.finished', [ai, aiStart, aiNeeds]],
    ['POST /transcriptions', [ai, aiNeeds, aiStart]],
    ['jobs.read', [ai, aiNeeds, aiStart, account, auth]],
    ['createToken', [`${auth}/create-token`, auth]],
    ['/oauth2/introspect', `${auth}/introspect-token`],
    ['/.well-known/jwks.json', `${auth}/get-jwks`],
    ['/v1/users/me/password', `${auth}/change-password`],
    ['enrolTotpFactor', `${auth}/enrol-totp-factor`],
    ['code_verifier', `${auth}/create-token`],
    ['findPetsByTags', `${petstore}/find-pets-by-tags`],
    ['/store/order/{orderId}', [`${petstore}/get-order-by-id`, `${petstore}/delete-order`]],
    ['uploadImage', `${petstore}/upload-file`],
  ]),

  // A code of an error, written as people write it.
  ...of('error-code', [
    ['FOC-2104', errorCodes, 'foc-2104'],
    ['foc-1003', errorCodes, 'foc-1003'],
    ['foc 4001', errorCodes, 'foc-4001'],
    ['FOC2107', errorCodes, 'foc-2107'],
    ['foc3012', errorCodes, 'foc-3012'],
    ['FOC-1303', errorCodes, 'foc-1303'],
    ['Foc-9007', errorCodes, 'foc-9007'],
    ['error FOC-5003', errorCodes, 'foc-5003'],
    ['foc-2201 teams', errorCodes, 'foc-2201'],
    ['what does FOC-3002 mean', errorCodes, 'foc-3002'],
    ['foc-21', errorCodes],
    ['TRN-D05', transactErrors, 'trn-d05'],
    ['trn-d02', transactErrors, 'trn-d02'],
    ['trn d01', transactErrors, 'trn-d01'],
    ['TRND09', transactErrors, 'trn-d09'],
    ['TRN-401', transactErrors, 'trn-401'],
    ['trn409', transactErrors, 'trn-409'],
    ['trn 422', transactErrors, 'trn-422'],
    ['AI-422', ai, 'ai-422'],
    ['ai-429', ai, 'ai-429'],
    ['ai 413', ai, 'ai-413'],
    ['AI401', ai, 'ai-401'],
    ['488 not acceptable', [errorCodes, siprec, hints]],
    ['550 5.7.26', emailOutput],
    ['GraphAccessToTranscriptsDisabled', [installation, teamsOutput]],
    ['missing_scope', [slackOutput, installation]],
  ]),

  // American spelling, and a hyphen more or less.
  ...of('spelling', [
    ['tokenization', transactDesign, 'tokens'],
    ['authorize', [`${auth}/authorise`, `${auth}/authorisation`, `${auth}/push-authorisation-request`]],
    ['authorization server metadata', `${auth}/get-authorisation-server-metadata`],
    ['enroll an authenticator', [`${auth}/enrol-totp-factor`, focusStart]],
    ['summarize a call', ai],
    ['analyze communications in python', jupyter],
    ['journaling', journals],
    ['contact center recordings', genesys],
    ['data center', transactDesign],
    ['color mode', [welcome, aboutSite]],
    ['teams license', teamsRecorder],
    ['meeting organizer', [teamscribe, teamsOutput, intro]],
    ['synchronize application instance', [teamsRecorder, errorCodes]],
    ['do not honor', transactErrors, 'trn-d01'],
    ['email output', emailOutput],
    ['email journal', journals],
    ['single sign on', signOnGuides],
    ['sign-on with okta', okta],
    ['allowlist', [account, aiNeeds, errorCodes]],
    ['backoff', transactErrors, 'back-off-with-full-jitter'],
    ['time-zone', [account, focusStart, hints, home]],
    ['petstore', petstore],
    ['web hook', [...signedWebhooks, journals]],
  ]),

  // Another form of a word: plurals, -ing, -ed.
  ...of('inflection', [
    ['exporting recordings', [downloads, rest, sftp, jupyter]],
    ['policies', [retention, teamsRecorder]],
    ['legal holds', legalHold],
    ['placing holds', [legalHold, screen]],
    ['deleting communications', retention],
    ['suspended endpoint', [endpoints, errorCodes]],
    ['importing endpoints', [endpoints, april]],
    ['archived groups', groups],
    ['moving a group', groups],
    ['inviting people', people],
    ['scheduled reports', reports],
    ['sharing communications', [screen, july]],
    ['explaining gaps', [home, endpoints, reports, july]],
    ['renewing certificates', [siprec, errorCodes, endpoints]],
    ['rotating secrets', [account, rest, aiNeeds, journals, `${auth}/rotate-key`]],
    ['uninstalling teamscribe', installation],
    ['summarised meetings', [teamscribe, launch]],
    ['refunding payments', transactStart],
    ['declines', [transactErrors, transactStart]],
    ['transcribing recordings', [aiStart, ai]],
    ['redacted entities', [aiNeeds, ai]],
    ['revoking tokens', [`${auth}/revoke-token`, `${auth}/token`]],
    ['changing my password', `${auth}/change-password`],
    ['uploading pictures', `${petstore}/upload-file`],
  ]),

  // A sentence or a label, word for word.
  ...of('phrase', [
    ['the nearest policy up the tree wins', [retention, groups, april]],
    ['a hold cannot bring back what is final', legalHold],
    ['administrators cannot listen', people],
    ['suspending is not a legal hold', endpoints],
    ['keep the plus sign', endpoints, 'import-many-endpoints'],
    ['check the region first', focusStart],
    ['the date filter stays on', screen],
    ['Focus does not keep the password', downloads],
    ['chain intact to event', audit],
    ['moving a group takes its communications along', groups],
    ['never accept a changed host key unseen', sftp],
    ['divisions decide what is copied', genesys],
    ['decide what happens without a recorder', broadworks],
    ['Recorder certificate expired', errorCodes, 'foc-2104'],
    ['Playback not permitted', errorCodes, 'foc-3002'],
    ['TeamScribe does not guess', teamscribe],
    ['who can read the card', teamsOutput],
    ['never let a customer say the number', transact],
    ['cardholder data environment', transactDesign],
    ['idempotency key reused with another body', transactErrors, 'trn-422'],
    ['the input is deleted when the job ends', ai],
    ['prove that the network is open', aiNeeds, 'prove-that-the-network-is-open'],
    ['what not to send', support],
  ]),

  // News and what changed.
  ...of('post', [
    ['teamscribe is here', launch],
    ['teamscribe launch', launch],
    ['teamscribe 1.1', june],
    ['focus updates april', april],
    ['focus may 2025', may],
    ['july 2025', july],
    ['retention forecast report', [april, reports]],
    ['import of endpoints', [april, endpoints]],
    ['two people to release a legal hold', [may, legalHold]],
    ['audit export as json lines', [may, audit]],
    ['action items have owners', june],
    ['a choice of 12 languages', june],
    ['data in the united kingdom', june],
    ['people from okta through scim', [july, okta]],
    ['share links for a named person', [july, screen]],
    ['end of the beta', [launch, teamscribe, '/blog/tags/beta']],
    ['new home of our documentation', welcome],
    ['updates and news', blog],
    ['news', blog],
    ['release notes', [blog, '/blog/archive', '/blog/tags/updates']],
    ['what is new in focus', [blog, '/blog/tags/focus', april, may, july]],
    ['new features', [blog, '/blog/tags/features', '/blog/tags/updates']],
    ['rss feed', [blog, welcome, aboutSite, intro]],
    ['help hub team', ['/blog/authors/help-hub-team', '/blog/authors', aboutSite]],
  ]),
];
