/**
 * nginx that only sends files, with the same limits of its workers as the configuration of a build: what serving costs by
 * itself. It knows no addresses, so it is asked for files by their names.
 */

/** Spares it, too, to look for files that it has sent within the last second. */
export const openFiles = 'open_file_cache max=4096 inactive=60s;\n  open_file_cache_valid 1s;';

/**
 * @param others further lines of the block `http`
 * @returns a configuration with ROOT and PORT, as a build leaves them
 */
export const bareConfiguration = (others = ''): string => `
#brotli load_module modules/ngx_http_brotli_static_module.so;
worker_processes auto;
worker_rlimit_nofile 16384;
pid ROOT/../nginx.pid;
error_log stderr;
daemon off;

events {
  worker_connections 4096;
}

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
  client_body_temp_path ROOT/../nginx-temp;
  proxy_temp_path ROOT/../nginx-temp;
  fastcgi_temp_path ROOT/../nginx-temp;
  uwsgi_temp_path ROOT/../nginx-temp;
  scgi_temp_path ROOT/../nginx-temp;
  ${others}

  server {
    listen PORT;
    root ROOT;
  }
}
`;
