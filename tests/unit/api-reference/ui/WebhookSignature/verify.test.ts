import {createHmac} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {
  namesIn,
  verify,
  type SignatureRule,
} from '../../../../../src/api-reference/ui/WebhookSignature/verify';

const rule: SignatureRule = {
  header: 'X-Signature',
  algorithm: 'hmac-sha256',
  encoding: 'hex',
  message: '{X-Time}.{method} {path}.{body}',
  timestamp: 'X-Time',
  tolerance: 300,
};

const values = {'X-Time': '1000', method: 'POST', path: '/hook', body: '{"a":"é"}'};

const sign = (text: string, {algorithm, encoding}: SignatureRule = rule, secret = 'key') =>
  createHmac(algorithm.slice('hmac-'.length), secret).update(text).digest(encoding);

const signature = sign('1000.POST /hook.{"a":"é"}');
const received = {secret: 'key', signature, values};

describe('the signature of a webhook', () => {
  it('is valid when it is that of the message', async () => {
    expect(await verify(rule, received, 1300)).toEqual({isValid: true, why: 'The signature is valid.'});
  });

  it('may be that of a body whose lines end as those of Windows do', async () => {
    const given = {...received, values: {...values, body: '{\n}'}};
    const windows = {...given, signature: sign('1000.POST /hook.{\r\n}')};
    expect(await verify(rule, windows, 1000)).toEqual({
      isValid: true,
      why: 'The signature is valid, if the lines of the body end with CR LF.',
    });
    const unix = {...given, signature: sign('1000.POST /hook.{\n}')};
    expect(await verify(rule, unix, 1000)).toEqual({isValid: true, why: 'The signature is valid.'});
  });

  it.each(['hmac-sha1', 'hmac-sha256', 'hmac-sha512'] as const)('may be %s in base64', async (algorithm) => {
    const other: SignatureRule = {
      header: 'S',
      algorithm,
      encoding: 'base64',
      message: '{body}',
      prefix: 'v1=',
    };
    const given = {...received, signature: `v1=${sign(values.body, other)}`};
    expect((await verify(other, given, 0)).isValid).toBe(true);
  });

  it.each<[string, Partial<typeof received>, number, RegExp]>([
    ['no secret', {secret: ''}, 1000, /secret is missing/],
    ['no header', {signature: ' '}, 1000, /X-Signature is missing/],
    ['another form', {signature: 'xyz'}, 1000, /not hex/],
    ['digits in upper case', {signature: signature.toUpperCase()}, 1000, /lower case/],
    ['another body', {values: {...values, body: '{}'}}, 1000, /not that of these values/],
    ['another secret', {secret: 'other'}, 1000, /not that of these values/],
    [
      'white space after the body',
      {values: {...values, body: `${values.body}\n`}},
      1000,
      /without the white/,
    ],
    ['white space around the secret', {secret: 'key\n'}, 1000, /around the secret/],
    ['an old time', {}, 1301, /301 seconds/],
    ['a time to come', {}, 600, /400 seconds/],
  ])('says why it is not valid: %s', async (_, changed, now, why) => {
    const verdict = await verify(rule, {...received, ...changed}, now);
    expect(verdict.isValid).toBe(false);
    expect(verdict.why).toMatch(why);
  });

  it('says when a line break was lost', async () => {
    const given = {...received, signature: sign(`1000.POST /hook.${values.body}\n`)};
    expect((await verify(rule, given, 1000)).why).toMatch(/with a line break/);
  });

  it('names the values that a reader has to give', () => {
    expect(namesIn(rule.message)).toEqual(['X-Time', 'method', 'path', 'body']);
  });
});
