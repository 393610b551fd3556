/** The name under which the body of an answer is downloaded. */

/** Endings that are not the last word of the type. */
const endings: Record<string, string> = {
  'application/gzip': 'gz',
  'application/javascript': 'js',
  'application/msword': 'doc',
  'application/octet-stream': 'bin',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/x-ndjson': 'ndjson',
  'application/x-tar': 'tar',
  'application/x-www-form-urlencoded': 'txt',
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/wave': 'wav',
  'audio/x-wav': 'wav',
  'image/jpeg': 'jpg',
  'image/vnd.microsoft.icon': 'ico',
  'image/x-icon': 'ico',
  'text/calendar': 'ics',
  'text/event-stream': 'txt',
  'text/javascript': 'js',
  'text/markdown': 'md',
  'text/plain': 'txt',
};

/** @returns the ending of a media type: its suffix (`+json`), or its last word; `bin` when it has none that fits */
function endingOf(type: string): string {
  const [essence = ''] = type.toLowerCase().split(';');
  const name = essence.trim();
  const suffix = /\+([a-z\d]+)$/.exec(name)?.[1];
  if (name === 'image/svg+xml') return 'svg';
  return endings[name] ?? suffix ?? /\/(?:x-)?([a-z\d]{1,8})$/.exec(name)?.[1] ?? 'bin';
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The name in a Content-Disposition header; `filename*` goes first (RFC 6266, section 4.3). */
function named(disposition: string): string {
  const encoded = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1];
  if (encoded) return decoded(encoded);
  const [, quoted, plain = ''] =
    /;\s*filename\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^;\s]+))/i.exec(disposition) ?? [];
  return quoted?.replace(/\\(.)/g, '$1') ?? plain;
}

/** Only the last part, without signs that a file system refuses: a server may not choose the folder. */
const safe = (name: string): string =>
  (name.split(/[/\\]/).pop() ?? '')
    // eslint-disable-next-line no-control-regex -- These are what file systems refuse.
    .replace(/[\u0000-\u001f<>:"|?*]/g, '_')
    .replace(/^\.+/, '')
    .slice(0, 120);

/**
 * @param url of the request
 * @param headers of the answer; a server has to expose Content-Disposition to pages
 * @param type of the body
 * @returns the name that the server gives, or else the last part of the address with the ending of the type
 */
export function fileName(url: string, headers: [string, string][], type: string): string {
  const disposition = headers.find(([name]) => name.toLowerCase() === 'content-disposition')?.[1] ?? '';
  const given = safe(named(disposition));
  if (given) return given;
  const [path = ''] = url.split(/[?#]/);
  const last = safe(decoded(path.split('/').pop() ?? ''));
  const ending = endingOf(type);
  if (last.toLowerCase().endsWith(`.${ending}`)) return last;
  return `${last.replace(/\.[a-z\d]{1,8}$/i, '') || 'response'}.${ending}`;
}
