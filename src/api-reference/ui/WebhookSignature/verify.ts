/** Checks the signature of a webhook in the browser: nothing of it is sent anywhere. */

/** How a webhook is signed, as `x-signature` of its header says. */
export type SignatureRule = {
  /** The header that holds the signature. */
  header: string;
  algorithm: 'hmac-sha1' | 'hmac-sha256' | 'hmac-sha512';
  encoding: 'hex' | 'base64';
  /** What is signed: text in which `{body}`, `{method}`, `{path}` and `{name of a header}` stand for values. */
  message: string;
  /** What stands before the signature in its header, such as `sha256=`. */
  prefix?: string;
  /** The header with the time of sending, in seconds since 1970. */
  timestamp?: string;
  /** So many seconds may have passed since then. */
  tolerance?: number;
};

/** What a reader has received; `values` by the names in the message. */
export type Received = {secret: string; signature: string; values: Record<string, string>};

export type Verdict = {isValid: boolean; why: string};

const hashes = {'hmac-sha1': 'SHA-1', 'hmac-sha256': 'SHA-256', 'hmac-sha512': 'SHA-512'} as const;

/** The names in a message, each once. */
export const namesIn = (message: string): string[] => [
  ...new Set([...message.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name)),
];

const written = (message: string, values: Record<string, string>): string =>
  message.replace(/\{([^{}]+)\}/g, (_, name: string) => values[name] ?? '');

async function signed(
  {algorithm, encoding}: SignatureRule,
  secret: string,
  message: string,
): Promise<string> {
  const {subtle} = globalThis.crypto;
  const encode = (text: string) => new TextEncoder().encode(text);
  const kind = {name: 'HMAC', hash: hashes[algorithm]};
  const key = await subtle.importKey('raw', encode(secret), kind, false, ['sign']);
  const bytes = new Uint8Array(await subtle.sign('HMAC', key, encode(message)));
  return encoding === 'hex'
    ? Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
    : btoa(String.fromCharCode(...bytes));
}

const invalid = (why: string): Verdict => ({isValid: false, why});

/** What is wrong before anything is computed; undefined when nothing is. */
function wrongForm(rule: SignatureRule, {secret, signature}: Received): string | undefined {
  const {header, prefix = '', encoding} = rule;
  if (!secret) return 'The secret is missing.';
  if (!signature) return `The header ${header} is missing.`;
  if (!signature.startsWith(prefix)) return `The header ${header} has to begin with ${prefix}`;
  const form = encoding === 'hex' ? /^[0-9a-f]+$/i : /^[A-Za-z0-9+/]+=*$/;
  return form.test(signature.slice(prefix.length)) ? undefined : `The signature is not ${encoding}.`;
}

function wrongTime({timestamp, tolerance}: SignatureRule, values: Received['values'], now: number) {
  if (timestamp === undefined || tolerance === undefined) return undefined;
  const sent = Number(values[timestamp]);
  if (!values[timestamp] || !Number.isFinite(sent)) return `The header ${timestamp} is no number of seconds.`;
  const age = Math.round(Math.abs(now - sent));
  return age <= tolerance
    ? undefined
    : `The signature is right, but ${age} seconds lie between ${timestamp} and now; ${tolerance} are allowed.`;
}

/**
 * @param now in seconds since 1970
 * @returns whether the signature is that of what was received, and why, or why not
 */
export async function verify(
  rule: SignatureRule,
  received: Received,
  now = Date.now() / 1000,
): Promise<Verdict> {
  const {secret, values} = received;
  const signature = received.signature.trim();
  const wrong = wrongForm(rule, {...received, signature});
  if (wrong !== undefined) return invalid(wrong);
  const given = signature.slice(rule.prefix?.length ?? 0);
  const expected = (changed: Received['values'], key = secret) =>
    signed(rule, key, written(rule.message, changed));
  const isSame = async (changed: Received['values'], key?: string) =>
    (await expected(changed, key)) === given;
  const body = values.body ?? '';
  // The field of a form cannot hold the line breaks of Windows.
  const sent = [values, {...values, body: body.replace(/\n/g, '\r\n')}];
  for (const [index, received] of sent.entries())
    if (await isSame(received)) {
      const late = wrongTime(rule, values, now);
      const how = index ? ', if the lines of the body end with CR LF' : '';
      return late === undefined ? {isValid: true, why: `The signature is valid${how}.`} : invalid(late);
    }
  if (rule.encoding === 'hex' && (await expected(values)) === given.toLowerCase())
    return invalid('It would be valid with its digits in lower case.');
  if (await isSame({...values, body: body.trimEnd()}))
    return invalid('It would be valid without the white space at the end of the body.');
  if (await isSame({...values, body: `${body}\n`}))
    return invalid('It would be valid with a line break at the end of the body.');
  if (secret.trim() && (await isSame(values, secret.trim())))
    return invalid('It would be valid without the white space around the secret.');
  return invalid(
    'The signature is not that of these values. Take the body as it was received, byte by byte, before it is parsed, and the secret of the same environment.',
  );
}
