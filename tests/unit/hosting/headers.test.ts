import {describe, expect, it} from 'vitest';
import {versionPath} from '../../../src/site/version';
import {caching, securityHeaders} from '../../../src/hosting/headers';
import {nginxConfiguration} from '../../../src/hosting/nginx/configuration';

const policy = "default-src 'none'; script-src 'self' 'sha256-+/='";
const nginx = nginxConfiguration({moved: new Map(), policy}, 'help.example.com');

describe('nginx.conf', () => {
  it('has all security headers wherever it has any header', () => {
    const lists = nginx.match(/(^ *(#tls )?add_header .*\n)+/gm) ?? [];
    expect(lists.length).toBeGreaterThan(5);
    for (const list of lists)
      for (const [name, value] of Object.entries(securityHeaders(policy)))
        expect(list).toContain(`add_header ${name} "${value}" always;`);
  });

  it('has the version of the site where pages ask for it', () => {
    expect(caching.version.path).toBe(versionPath);
  });
});
