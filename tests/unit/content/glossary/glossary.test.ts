import {describe, expect, it} from 'vitest';
import {glossaryMarkdown, terms} from '../../../../src/content/glossary';

const repeated = (all: readonly string[]) => all.filter((one, index) => all.indexOf(one) !== index);

describe('the glossary', () => {
  it('has each anchor and each form of a term once', () => {
    expect(repeated(terms.map(({id}) => id))).toEqual([]);
    expect(repeated(terms.flatMap(({term, also = []}) => [term, ...also]))).toEqual([]);
  });

  it('is a page with an anchor for each term, by the alphabet', () => {
    const heads = [...glossaryMarkdown().matchAll(/^## (.*) \{#(.*)\}$/gm)].map(([, head, id]) => [head, id]);
    expect(heads).toEqual(terms.map(({term, id}) => [term, id]));
    expect(heads.map(([head]) => head)).toEqual(
      heads.map(([head]) => head).sort((a, b) => a!.localeCompare(b!, 'en')),
    );
  });
});
