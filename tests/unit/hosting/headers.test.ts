import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {versionPath} from '../../../src/site/version';
import {caching, securityHeaders} from '../../../src/hosting/headers';

const nginx = readFileSync('src/hosting/nginx.conf', 'utf8');

describe('nginx.conf', () => {
  it('sends exactly the security headers, with every answer', () => {
    const sent = [...nginx.matchAll(/^ *add_header ([\w-]+) "(.*)" (\w+);$/gm)].map(
      ([, name, value, when]) => [name, value, when],
    );
    expect(sent).toEqual(Object.entries(securityHeaders).map(([name, value]) => [name, value, 'always']));
  });

  it('adds no header that this test does not see', () => {
    expect(nginx.match(/add_header/g)).toHaveLength(Object.keys(securityHeaders).length + 3);
    expect(nginx).toContain('add_header Cache-Control $cache always;');
    expect(nginx).toContain('add_header Vary $vary always;');
    expect(nginx).toContain('add_header X-Robots-Tag $robots always;');
  });

  it('caches as the server does', () => {
    expect(nginx).toContain(`default "${caching.other}";`);
    expect(nginx).toContain(`${caching.version.path} "${caching.version.value}";`);
    expect(nginx).toContain(`~^${caching.hashed.path} "${caching.hashed.value}";`);
  });

  it('has the version of the site where pages ask for it', () => {
    expect(caching.version.path).toBe(versionPath);
  });

  it('redirects only to plain characters: it matches decoded paths', () => {
    const captures = [...nginx.matchAll(/\(\?<page>(.*)\)[^)]*\$ \{/g)].map(([, pattern]) => pattern);
    expect(captures).toEqual(Array(3).fill('(/[\\w.~-]+)+'));
  });
});

describe('the content security policy', () => {
  const policy = securityHeaders['Content-Security-Policy'] ?? '';

  it('lets in no other host but the hosted search and the servers of the specifications', () => {
    const hosts = policy.match(/https?:\/\/\S+/g)?.map((host) => host.replace(/;$/, ''));
    expect(hosts).toEqual([
      'https://*.algolia.net',
      'https://*.algolianet.com',
      'https://insights.algolia.io',
      'https://auth.example.com',
      'https://petstore.example.com',
    ]);
  });

  it.each(["default-src 'self'", "object-src 'none'", "frame-ancestors 'none'", "base-uri 'self'"])(
    'says %s',
    (directive) => {
      expect(policy.split('; ')).toContain(directive);
    },
  );

  it('allows no eval', () => {
    expect(policy).not.toContain('unsafe-eval');
  });
});
