/** Which samples talk to a network or read a file, and what holds that each fails well. */
import {fencesOf, type Fence, type Page} from '../../content/corpus';

const languages = ['bash', 'csharp', 'java', 'javascript', 'powershell', 'python', 'sql'];

const network =
  /\bcurl\b|\bfetch\(|\burlopen\b|http\.client|\bHttpClient\b|\brequests\.|\bcreateServer\b|\bHTTPServer\b|\b(?:transact|focus)\.(?:sh|ps1)\b|\bConnect-\w|\bInvoke-(?:RestMethod|WebRequest)\b|\bcall\(/;

const files =
  /\bopen\(|\breadFile|\bread_(?:text|bytes)\b|\bGet-(?:Content|FileHash)\b|\bfileinput\b|\btail\b|\bsha256sum\b|\bshasum\b|\bgrep\b|\bsed\b.*\.jsonl|\bssh-keygen\b.*-f|\bET\.parse\b|\bcheck\.mjs\b|\bcertutil\b|\bSelect-String\b/;

/** A sample that the harness asks for, under the name by which it is found. */
export type Sample = {name: string; path: string; line: number; touches: ('network' | 'files')[]};

const nameOf = ({title, value}: Fence) => title ?? value.split('\n')[0]?.trim() ?? '';

/** @returns samples of a page that talk to a network or read a file */
export function samplesOf(page: Page): Sample[] {
  return fencesOf(page)
    .filter(({language}) => languages.includes(language))
    .flatMap((fence) => {
      const touches: Sample['touches'] = [];
      if (network.test(fence.value)) touches.push('network');
      if (files.test(fence.value)) touches.push('files');
      return touches.length ? [{name: nameOf(fence), path: page.path, line: fence.line - 1, touches}] : [];
    });
}

const focusRest = 'docs/focus/appendix/data-extraction-integrations/native-rest.md';
const tests = 'tests/programs/faults';
const stays = 'it reads the lines that stand above it on the page, and nothing else';
const windows = 'it needs Windows or a tenant of Microsoft; it is parsed';
/** Twins in PowerShell are compared with their Bash, and run through the cases of it where there is a `pwsh`. */
const twins = `${tests}/twins.test.ts`;

/**
 * What each sample goes through, by page and by the start of its name: a test of the harness, or why there is none
 * (in brackets). A sample that is not here fails the test of coverage.
 */
export const harnessOf: Record<string, Record<string, string>> = {
  'docs/ai-api/getting-started.mdx': {
    transcribe: `${tests}/ai-api.test.ts`,
    'Program.cs': `${tests}/ai-api.test.ts`,
    'Transcribe.java': `${tests}/ai-api.test.ts`,
    receiver: `${tests}/receivers.test.ts`,
  },
  'docs/ai-api/requirements.md': {
    'check-wav.py': `${tests}/files.test.ts`,
    'check-network.ps1': twins,
    'check-network.sh': `${tests}/ai-api.test.ts`,
  },
  'docs/focus/admin/audit.md': {
    printf: `(${stays})`,
    sed: `(${stays})`,
    grep: `(${stays})`,
    $text: twins,
    $log: twins,
    '@(Select-String': twins,
    'verify_audit.py': `${tests}/files.test.ts`,
  },
  'docs/focus/appendix/data-dictionary.md': {
    'check.mjs': `${tests}/files.test.ts`,
    'node check.mjs': `(it runs check.mjs)`,
  },
  'docs/focus/appendix/data-extraction-integrations/genesys-cloud.md': {
    'count.sh': `${tests}/focus.test.ts`,
    'count.ps1': twins,
  },
  'docs/focus/appendix/data-extraction-integrations/jupyter.md': {Cell: `${tests}/focus.test.ts`},
  [focusRest]: {
    'focus.sh': `${tests}/focus.test.ts`,
    'list.sh': `${tests}/focus.test.ts`,
    'media.sh': `${tests}/focus.test.ts`,
    'export.sh': `${tests}/focus.test.ts`,
    'audit.sh': `${tests}/focus.test.ts`,
    'focus.ps1': twins,
    'list.ps1': twins,
    'media.ps1': twins,
    'export.ps1': twins,
    'audit.ps1': twins,
  },
  'docs/focus/appendix/data-extraction-integrations/sftp.md': {
    'As root': '(it needs a superuser)',
    'install-key.sh': `${tests}/files.test.ts`,
    'host-keys.sh': `(it prints what ssh-keygen says of each file)`,
    'check-drop.sh': `${tests}/files.test.ts`,
    'check-drop.ps1': twins,
  },
  'docs/focus/appendix/data-extraction-integrations/sms-email.md': {
    'send_sms.py': `${tests}/focus.test.ts`,
    'journal.ps1': `(${windows})`,
  },
  'docs/focus/appendix/enterprise-sso-options/entra-id.md': {'check_response.py': `${tests}/files.test.ts`},
  'docs/focus/appendix/enterprise-sso-options/google-workspace.md': {'leavers.py': `${tests}/files.test.ts`},
  'docs/focus/appendix/recorders/siprec.md': {'check_invite.py': `${tests}/files.test.ts`},
  'docs/focus/appendix/recorders/teams.md': {'1-instance.ps1': `(${windows})`},
  'docs/focus/communications/downloads.md': {
    $root: `(${windows})`,
    certutil: `(${windows})`,
    perl: `${tests}/files.test.ts`,
    jq: `${tests}/files.test.ts`,
    'verify_export.py': `${tests}/files.test.ts`,
  },
  'docs/retries.mdx': {post: `${tests}/retries.test.ts`},
  'docs/teamscribe/installation.md': {
    'Allow transcripts': `(${windows})`,
    'Remove the policy': `(${windows})`,
  },
  'docs/transact/error-handling.md': {
    retry: `${tests}/transact.test.ts`,
    'create-session': `${tests}/transact.test.ts`,
  },
  'docs/transact/getting-started.md': {
    'transact.sh': `${tests}/transact.test.ts`,
    'first-payment.sh': `${tests}/transact.test.ts`,
    'refund.sh': `${tests}/transact.test.ts`,
    'transact.ps1': twins,
    'first-payment.ps1': twins,
    'refund.ps1': twins,
    'send-event.ps1': twins,
    'send-event.sh': `(it plays the sender for a receiver on this machine)`,
    receiver: `${tests}/receivers.test.ts`,
  },
};
