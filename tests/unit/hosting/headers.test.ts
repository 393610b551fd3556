import {describe, expect, it} from 'vitest';
import {versionPath} from '../../../src/site/version';
import {caching, securityHeaders} from '../../../src/hosting/headers';
import {nginxConfiguration} from '../../../src/hosting/nginx/configuration';

const nginx = nginxConfiguration({moved: new Map()}, 'help.example.com');

describe('nginx.conf', () => {
  it('has all security headers wherever it has any header', () => {
    const lists = nginx.match(/(^ *(#tls )?add_header .*\n)+/gm) ?? [];
    expect(lists.length).toBeGreaterThan(5);
    for (const list of lists)
      for (const [name, value] of Object.entries(securityHeaders))
        expect(list).toContain(`add_header ${name} "${value}" always;`);
  });

  it('has the version of the site where pages ask for it', () => {
    expect(caching.version.path).toBe(versionPath);
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
