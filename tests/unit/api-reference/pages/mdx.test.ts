import {describe, expect, it} from 'vitest';
import {blocks, element, fence, line, slug, summaryOf} from '../../../../src/api-reference/pages/mdx';

describe('element', () => {
  it('closes itself without a body', () => {
    expect(element('ApiField', {name: 'id', required: true})).toBe(
      '<ApiField name={"id"} required={true} />',
    );
  });

  it('puts blank lines around a body, so that it is read as Markdown', () => {
    expect(element('ApiText', {}, ' **bold** ')).toBe('<ApiText>\n\n**bold**\n\n</ApiText>');
  });

  it('leaves out attributes that are undefined or false, and keeps empty ones', () => {
    expect(element('X', {a: undefined, b: false, c: '', d: 0})).toBe('<X c={""} d={0} />');
  });

  it('lets no attribute end early', () => {
    expect(element('X', {a: '"/> {b} <c>'})).toBe('<X a={"\\"/> {b} <c>"} />');
  });
});

describe('line', () => {
  it('keeps words on one line', () => {
    expect(line('ApiRow', {method: 'get'}, '[Get](./get.api.mdx)')).toBe(
      '<ApiRow method={"get"}>[Get](./get.api.mdx)</ApiRow>',
    );
  });
});

describe('fence', () => {
  it('names the language and the title', () => {
    expect(fence('{}', 'json', '200 response: "empty"')).toBe(
      '```json title="200 response: \'empty\'"\n{}\n```',
    );
  });

  it('is longer than any run of back-ticks inside', () => {
    expect(fence('a ```` b', 'text')).toBe('`````text\na ```` b\n`````');
  });
});

describe('blocks', () => {
  it('joins what is there', () => {
    expect(blocks('a', '', undefined, false, 'b')).toBe('a\n\nb');
  });
});

describe('slug', () => {
  it.each([
    [['body', 'pet.name'], 'body-pet-name'],
    [['response', '200', 'X-Rate-Limit'], 'response-200-X-Rate-Limit'],
    [['body', 'any other name!'], 'body-any-other-name'],
    [['body', 'größe'], 'body-größe'],
  ])('%j becomes %s', (segments, expected) => {
    expect(slug(...segments)).toBe(expected);
  });
});

describe('summaryOf', () => {
  it('takes whole sentences as long as they fit', () => {
    const sentence = `${'word '.repeat(15)}end.`;
    expect(summaryOf(`${sentence} ${sentence} Left out.`)).toBe(
      `${sentence} ${sentence.length * 2 + 1 < 160 ? sentence : ''}`.trim(),
    );
    expect(summaryOf(`Short one. ${'long '.repeat(40)}`)).toBe('Short one.');
  });

  it('does not end a sentence inside a number', () => {
    expect(summaryOf('Follows OAuth 2.0 and RFC 6749.')).toBe('Follows OAuth 2.0 and RFC 6749.');
  });

  it('is at most 160 characters long', () => {
    expect(summaryOf('x'.repeat(500)).length).toBe(160);
    expect(summaryOf('')).toBe('');
  });
});
