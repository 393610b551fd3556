import {stop} from './command';

/**
 * @param value of the variable PORT
 * @param remedy a command that shows how to set it
 * @returns the port; anything else ends the command with the remedy
 */
export function portOf(value: string, remedy: string): number {
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  return stop(`PORT is "${value}". Expected: a number from 1 to 65535. Remedy: ${remedy}`);
}
