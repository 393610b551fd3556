/** The INVITE of the SIPREC page is one that a recording server takes: RFC 3261, RFC 7866, RFC 7865, RFC 4568. */
import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {fenceTitled, pageAt} from '../../content/corpus';

const page = pageAt('docs/focus/appendix/recorders/siprec.md');
const message = fenceTitled(page, 'INVITE').value.replace(/\r?\n/g, '\r\n');

/** Header fields by lower-case name, and what follows the empty line. */
function split(text: string): {headers: Map<string, string>; body: string} {
  const at = text.indexOf('\r\n\r\n');
  const headers = new Map<string, string>();
  for (const line of text
    .slice(0, at)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')) {
    const [, name, value] = /^([!-9;-~]+)\s*:\s*(.*)$/.exec(line) ?? [];
    if (!name || value === undefined) throw new Error(`This is no header field: ${line}`);
    headers.set(name.toLowerCase(), value);
  }
  return {headers, body: text.slice(at + 4)};
}

const lineEnd = message.indexOf('\r\n');
const startLine = message.slice(0, lineEnd);
const {headers, body} = split(message.slice(lineEnd + 2));

const boundary = /boundary="?([^";]+)"?/.exec(headers.get('content-type') ?? '')?.[1] ?? '';

/** Parts of the body, between their delimiters. */
const parts = body
  .split(`--${boundary}`)
  .slice(1, -1)
  .map((part) => split(part.replace(/^\r\n/, '').replace(/\r\n$/, '')));

const partOf = (type: string) => {
  const part = parts.find(({headers: own}) => own.get('content-type')?.startsWith(type));
  if (!part) throw new Error(`The INVITE has no part of the type ${type}.`);
  return part;
};

const sdp = partOf('application/sdp').body;
const media = sdp.split(/^(?=m=)/m).slice(1);
const attribute = (text: string, name: string) => new RegExp(`^a=${name}:(.*?)\\r?$`, 'm').exec(text)?.[1];

const metadata = partOf('application/rs-metadata');
const xml = load(metadata.body, {xml: true});
const ids = (selector: string, name: string) =>
  xml(selector)
    .toArray()
    .map((element) => xml(element).attr(name) ?? '');
const texts = (selector: string) =>
  xml(selector)
    .toArray()
    .map((element) => xml(element).text().trim());

it('siprec: the start line and the header fields that RFC 3261 asks of an INVITE', () => {
  expect(startLine).toMatch(/^INVITE sips?:\S+ SIP\/2\.0$/);
  const required = ['via', 'max-forwards', 'from', 'to', 'call-id', 'cseq', 'contact', 'content-type'];
  expect(required.filter((name) => !headers.has(name))).toEqual([]);
  expect(headers.get('cseq')).toMatch(/^\d+ INVITE$/);
  expect(headers.get('via')).toMatch(/^SIP\/2\.0\/TLS .*;branch=z9hG4bK/);
  expect(headers.get('from')).toMatch(/;tag=\S+/);
});

it('siprec: says that it is a recording session (RFC 7866)', () => {
  expect(headers.get('require')).toMatch(/\bsiprec\b/);
  expect(headers.get('contact')).toMatch(/;\+sip\.src\b/);
  expect(headers.get('content-type')).toMatch(/^multipart\/mixed/);
  expect(metadata.headers.get('content-disposition')).toBe('recording-session');
  expect(parts).toHaveLength(2);
});

it('siprec: Content-Length is the length of the body', () => {
  expect(body.endsWith(`--${boundary}--`) || body.endsWith(`--${boundary}--\r\n`)).toBe(true);
  const length = Number(headers.get('content-length'));
  expect([Buffer.byteLength(body), Buffer.byteLength(`${body}\r\n`)]).toContain(length);
});

it('siprec: each stream is sent only, encrypted, and labelled', () => {
  expect(sdp).toMatch(/^v=0\r\no=/);
  expect(media).toHaveLength(2);
  for (const stream of media) {
    expect(stream).toMatch(/^m=audio \d+ RTP\/SAVP /);
    expect(stream).toMatch(/^a=sendonly\r?$/m);
    const [, key] =
      /^\d+ AES_CM_128_HMAC_SHA1_80 inline:([A-Za-z0-9+/=]+)/.exec(attribute(stream, 'crypto') ?? '') ?? [];
    expect(Buffer.from(key ?? '', 'base64')).toHaveLength(30);
  }
});

it('siprec: the labels of the streams are those of the metadata', () => {
  const labels = media.map((stream) => attribute(stream, 'label'));
  expect(new Set(labels).size).toBe(2);
  expect(texts('stream > label')).toEqual(labels);
});

it('siprec: the metadata has the elements of RFC 7865, with unique ids of 16 bytes', () => {
  expect(xml.root().children().first().prop('tagName')?.toLowerCase()).toBe('recording');
  expect(xml('recording').attr('xmlns')).toBe('urn:ietf:params:xml:ns:recording:1');
  expect(texts('datamode')).toEqual(['complete']);
  const objects = ['group', 'session', 'participant', 'stream'].flatMap((name) => {
    const found = ids(`recording > ${name}`, `${name}_id`);
    expect(found.length, name).toBeGreaterThan(0);
    return found;
  });
  expect(new Set(objects).size).toBe(objects.length);
  expect(objects.filter((id) => Buffer.from(id, 'base64').length !== 16)).toEqual([]);
});

it('siprec: every reference in the metadata leads to an object of it', () => {
  const has = (name: string) => new Set(ids(`recording > ${name}`, `${name}_id`));
  const dangling = ['group', 'session', 'participant', 'stream'].flatMap((name) => {
    const attributes = ids(`recording > [${name}_id]:not(${name})`, `${name}_id`);
    return attributes.filter((id) => !has(name).has(id)).map((id) => `${name} ${id}`);
  });
  const streams = has('stream');
  const used = [...texts('send'), ...texts('recv')];
  expect(used.length).toBeGreaterThan(0);
  expect([...dangling, ...used.filter((id) => !streams.has(id))]).toEqual([]);
  expect(texts('group-ref').filter((id) => !has('group').has(id))).toEqual([]);
  for (const association of ['sessionrecordingassoc', 'participantsessionassoc', 'participantstreamassoc'])
    expect(xml(`recording > ${association}`).length, association).toBeGreaterThan(0);
});

it('siprec: the page explains every element of the metadata', () => {
  const names = new Set(
    xml('recording *')
      .toArray()
      .map(({tagName}) => tagName),
  );
  expect(
    [...names].filter((name) => !page.text.includes(`\`${name}\``) && !page.text.includes(`\`<${name}>\``)),
  ).toEqual([]);
});
