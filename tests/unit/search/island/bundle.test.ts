import {describe, expect, it} from 'vitest';
import {bundleSearch, type Settings} from '../../../../src/search/island/bundle';

const credentials = {appId: 'TESTAPPID1', apiKey: '0123', indexName: 'help-uk', insights: true};

/** @returns the text of the module, and of what was written beside it, by name */
async function bundled(changes: Partial<Settings> = {}) {
  const written = new Map<string, string>();
  const settings = {baseUrl: '/help/', hosted: undefined, filters: ['language:en'], ...changes};
  const module = await bundleSearch(settings, (name, text) => {
    written.set(name, text);
    return Promise.resolve(`/help/assets/js/${name}.1.js`);
  });
  return {module, written};
}

describe('the module of the search', () => {
  it('starts the worker that was written, and imports what marks words when it needs it, nothing else', async () => {
    const {module, written} = await bundled();
    expect([...written.keys()]).toEqual(['kept-engine', 'kept-arrival']);
    expect(module).toContain('new Worker("/help/assets/js/kept-engine.1.js")');
    expect(module.match(/\bimport\b[^)]*\)/g)).toEqual(['import("/help/assets/js/kept-arrival.1.js")']);
    expect(module).not.toMatch(/algolia|react/i);
  });

  it('holds its styles, with values in the place of constants, and the filters', async () => {
    const {module} = await bundled();
    expect(module).toContain('.DocSearch-Hit{');
    expect(module).not.toMatch(/var\(--hub-(space|radius|type)/);
    expect(module).toContain('"language:en"');
  });

  it('imports the clients of the hosted engine when it needs them, each from a script of its own', async () => {
    const {module, written} = await bundled({hosted: credentials});
    expect([...written.keys()].sort()).toEqual([
      'hosted-lite',
      'hosted-search-insights',
      'kept-arrival',
      'kept-engine',
    ]);
    expect(module).toContain('import("/help/assets/js/hosted-lite.1.js")');
    expect(module).not.toMatch(/(^|;)import\s*[{*"]/);
    expect(written.get('hosted-lite')).toContain('as liteClient');
  });
});
