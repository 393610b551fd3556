/** What any nginx needs to send files as this project has it, whatever it does with addresses: a bench compares with it. */

/** Lines before the block `http`. */
export const workers = `#brotli load_module modules/ngx_http_brotli_static_module.so;
worker_processes auto;
worker_rlimit_nofile 16384;
pid ROOT/../nginx.pid;
error_log stderr;
daemon off;

events {
  worker_connections 4096;
}`;

/** Spares nginx to look again for a file that it has sent within the last second. */
export const openFiles = `  open_file_cache max=4096 inactive=60s;
  open_file_cache_valid 1s;`;

/** Paths of nginx's temporary files, so that it needs no privileges. */
export const temporaryPaths = `  client_body_temp_path ROOT/../nginx-temp;
  proxy_temp_path ROOT/../nginx-temp;
  fastcgi_temp_path ROOT/../nginx-temp;
  uwsgi_temp_path ROOT/../nginx-temp;
  scgi_temp_path ROOT/../nginx-temp;`;
