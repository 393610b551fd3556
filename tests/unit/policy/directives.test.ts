import {describe, expect, it} from 'vitest';
import {headerPolicy, pagePolicy, type Sources} from '../../../src/policy/directives';

const sources: Sources = {
  connect: ['https://api.example.com'],
  origins: [],
  drawsInBrowser: false,
  hasFonts: false,
  hasMedia: false,
};
const inline = {
  scripts: new Set(["'sha256-b='", "'sha256-a='"]),
  styles: new Set(["'sha256-s='"]),
  styleAttributes: new Set<string>(),
  origins: new Set<string>(),
};

const directives = (policy: string): Record<string, string> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );

const shared = {
  'default-src': "'none'",
  'script-src': "'self' 'sha256-a=' 'sha256-b='",
  'img-src': "'self' data:",
  'connect-src': "'self' https://api.example.com",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
};
const trustedTypes = {'require-trusted-types-for': "'script'", 'trusted-types': 'default'};

describe('the policy of a page', () => {
  it('allows what stands in the page, by hash, and nothing else of that kind', () => {
    expect(directives(pagePolicy(inline, sources))).toEqual({
      ...shared,
      ...trustedTypes,
      'style-src': "'self' 'sha256-s='",
    });
  });

  it('allows any style where a diagram is drawn in the browser; with a hash, browsers would pass over the word', () => {
    expect(directives(pagePolicy(inline, {...sources, drawsInBrowser: true}))).toEqual({
      ...shared,
      'style-src': "'self' 'unsafe-inline'",
      ...trustedTypes,
      'trusted-types': 'default dompurify',
    });
  });
});

it('scripts and sheets of another host come from there, and send to there', () => {
  const origin = 'https://statistics.example';
  const all = directives(pagePolicy(inline, {...sources, origins: [origin]}));
  for (const name of ['script-src', 'style-src', 'connect-src']) expect(all[name]).toContain(origin);
});

describe('the policy of the header', () => {
  it('leaves styles to the pages, and has what only a header may have', () => {
    expect(directives(headerPolicy(inline.scripts, sources))).toEqual({
      ...shared,
      'style-src': "'self' 'unsafe-inline'",
      'frame-ancestors': "'none'",
    });
  });
});
