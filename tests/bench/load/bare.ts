/**
 * nginx that only sends files, with the same limits of its workers as the configuration of a build: what serving costs by
 * itself. It knows no addresses, so it is asked for files by their names.
 */
import {temporaryPaths, workers} from '../../../src/hosting/nginx/workers';

/**
 * @param others further lines of the block `http`
 * @returns a configuration with ROOT and PORT, as a build leaves them
 */
export const bareConfiguration = (others = ''): string => `
${workers}

http {
  types {
    text/html html;
    text/javascript js;
  }
  access_log off;
  sendfile on;
  tcp_nopush on;
  gzip_static on;
  #brotli brotli_static on;
${temporaryPaths}
  ${others}

  server {
    listen PORT;
    root ROOT;
  }
}
`;
