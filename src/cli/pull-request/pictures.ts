/** The part of the summary that tells which pictures are new, changed or gone. */
import {table} from './markdown';
import type {Repository} from './repository';

const picture = /\.(png|jpe?g|gif|svg|webp|avif)$/i;

const names: Record<string, string> = {A: 'new', M: 'changed', D: 'gone', T: 'changed'};

const size = (bytes: number | undefined) => (bytes === undefined ? '' : bytes.toLocaleString('en-GB'));

/** @returns Markdown */
export function picturesPart({changed, sizeBefore, sizeNow}: Repository): string {
  const rows = changed
    .filter(({file}) => picture.test(file))
    .map(({status, file}) => [
      `\`${file}\``,
      names[status] ?? status,
      size(sizeBefore(file)),
      size(sizeNow(file)),
    ]);
  return rows.length
    ? table(['Picture', '', 'Bytes before', 'Bytes now'], rows)
    : 'No picture is another one.';
}
