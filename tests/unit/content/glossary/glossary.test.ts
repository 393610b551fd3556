import {describe, expect, it} from 'vitest';
import {acronyms, glossaryMarkdown, meanings, terms} from '../../../../src/content/glossary';

const repeated = (all: readonly string[]) => all.filter((one, index) => all.indexOf(one) !== index);

describe('the glossary', () => {
  it('has each anchor and each word once', () => {
    expect(repeated(terms.map(({id}) => id))).toEqual([]);
    const forms = meanings.flatMap(({own, readers}) => [...own, ...readers]);
    expect(repeated(forms.map((form) => form.toLowerCase()))).toEqual([]);
  });

  it('takes capitals for an abbreviation, and no other word', () => {
    expect(acronyms).toEqual(expect.arrayContaining(['mfa', '2fa', 'hipaa']));
    expect(acronyms).not.toContain('keypad');
  });

  it('is a page with an anchor for each term, by the alphabet', () => {
    const heads = [...glossaryMarkdown().matchAll(/^## (.*) \{#(.*)\}$/gm)].map(([, head, id]) => [head, id]);
    expect(heads).toEqual(terms.map(({term, id}) => [term, id]));
    expect(heads.map(([head]) => head)).toEqual(
      heads.map(([head]) => head).sort((a, b) => a!.localeCompare(b!, 'en')),
    );
  });
});
