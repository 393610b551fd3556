/** A complete configuration of nginx for one build. */
import {notFoundFile} from '../address';
import {allowedMethods} from '../headers';
import type {HostedSite} from '../site';
import {charset, types, typesWithCharset, unknownType} from '../types';
import {headersOfServer, locations} from './locations';
import {maps} from './maps';
import {openFiles, temporaryPaths, workers} from './workers';

const indented = (text: string, depth: number) => text.replace(/^(?=.)/gm, '  '.repeat(depth));

function typeLines(): string {
  const endings = new Map<string, string[]>();
  for (const [ending, type] of Object.entries(types))
    endings.set(type, [...(endings.get(type) ?? []), ending]);
  return [...endings].map(([type, all]) => `    ${type} ${all.join(' ')};`).join('\n');
}

/**
 * @param site pages, redirects and policy of the build
 * @param host public name of the site
 * @returns text of `nginx.conf`, with ROOT, PORT and TLS_PORT for what only the machine knows, and lines for TLS and for
 *   brotli behind a mark, which `withFeatures` takes away
 */
export function nginxConfiguration(
  {moved, policy}: Pick<HostedSite, 'moved' | 'policy'>,
  host: string,
): string {
  return `# A complete server for the folder that this file is in, made by the build from src/hosting: change it there.
# Replace ROOT with the folder and PORT with the port; nginx has to be started, or reloaded, after each build.
# Lines behind "#brotli " are for an nginx with the module ngx_brotli (Debian: libnginx-mod-http-brotli-static), and
# lines behind "#tls " for TLS, HTTP/2 and HSTS: remove these marks, replace TLS_PORT, and name your certificate.
pcre_jit on;
${workers}

http {
  types {
${typeLines()}
  }
  default_type ${unknownType};
  charset ${charset};
  charset_types ${typesWithCharset.filter((type) => type !== 'text/html').join(' ')};
  server_tokens off;
  access_log off;
  sendfile on;
  tcp_nopush on;
  # A file that was sent within the last second is not looked for again, which takes a fifth of a request; so readers get
  # another release at most that much later. What is missing is looked for each time.
${openFiles}
  # One range of a file; many are a way to have it sent many times.
  max_ranges 1;
  # The build has compressed all text, so that no request waits for it; also behind a proxy (Via).
  gzip_static on;
  gzip_proxied any;
  gzip_vary on;
  #brotli brotli_static on;
  # Paths of nginx's temporary files, so that it needs no privileges.
${temporaryPaths}
${maps(allowedMethods, moved)}

  server {
    listen PORT;
    #tls listen TLS_PORT ssl http2;
    #tls ssl_certificate ROOT/../certificate.pem;
    #tls ssl_certificate_key ROOT/../certificate.key;
    #tls ssl_protocols TLSv1.2 TLSv1.3;
    #tls ssl_session_cache shared:tls:10m;
    #tls ssl_session_tickets off;
    root ROOT;
    absolute_redirect off;
    error_page 404 ${notFoundFile};
    # A path that cannot be decoded, such as /%zz, names no page.
    error_page 400 =404 ${notFoundFile};
${indented(headersOfServer(policy), 2)}

    #tls if ($scheme = http) {
    #tls   return 301 https://${host}$request_uri;
    #tls }
    if ($refused) {
      return 405;
    }
    if ($moved) {
      return 301 $moved$is_args$args;
    }
    set $other "";
    if ($request_uri != $uri$is_args$args) {
      set $other $plain;
    }
    if ($other) {
      return 301 $other$is_args$args;
    }

${indented(locations(policy), 2)}
  }
}
`;
}

export type Feature = 'brotli' | 'tls';

/**
 * @param configuration text of an `nginx.conf` of the build
 * @param features that the nginx has
 * @returns it without the marks of their lines
 */
export function withFeatures(configuration: string, features: readonly Feature[]): string {
  const marks = features.join('|');
  return marks ? configuration.replace(new RegExp(`^( *)#(?:${marks}) `, 'gm'), '$1') : configuration;
}
