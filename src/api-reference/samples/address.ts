/** Stands in for the host of a document that names none. */
const host = 'https://api.example.com';

/**
 * The address of a server as a program needs it: whole, without a slash at its end. One that is no address stays as it is
 * written.
 */
export function programAddress(server: string): string {
  try {
    return new URL(server, host).href.replace(/\/$/, '');
  } catch {
    return server.replace(/\/$/, '');
  }
}
