/** Which files of pictures are new, changed or gone. */
import type {Repository} from './repository';

export type ChangedPicture = {file: string; kind: string; before?: number; after?: number};

const picture = /\.(png|jpe?g|gif|svg|webp|avif)$/i;

const names: Record<string, string> = {A: 'new', M: 'changed', D: 'gone', T: 'changed'};

/** @returns pictures with their bytes before and after */
export const changedPictures = ({changed, sizeBefore, sizeNow}: Repository): ChangedPicture[] =>
  changed
    .filter(({file}) => picture.test(file))
    .map(({status, file}) => ({
      file,
      kind: names[status] ?? status,
      before: sizeBefore(file),
      after: sizeNow(file),
    }));
