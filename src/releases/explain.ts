const reasons: Readonly<Record<string, [what: string, remedy: string]>> = {
  ENOSPC: ['the disk is full', 'free as much space as the site takes, and try again'],
  EDQUOT: ['the quota of this user is used up', 'free as much space as the site takes, and try again'],
  EACCES: ['this user may not write there', 'let this user own the folder, or choose another folder'],
  EPERM: ['this user may not do that there', 'let this user own the folder, or choose another folder'],
  EROFS: ['the disk can only be read', 'choose a folder on another disk'],
  ENOTDIR: ['there is a file where a folder has to be', 'choose another folder'],
  EEXIST: ['there is a file where a folder has to be', 'choose another folder'],
};

/**
 * @param error of a build or a release
 * @param outcome what readers have now, in a sentence
 * @returns an error that says what failed, what to do, and the outcome
 */
export function explained(error: unknown, outcome: string): Error {
  const {code = '', path: place, message} = error as NodeJS.ErrnoException;
  const reason = reasons[code];
  const what = reason
    ? `${place ?? 'A file'} cannot be written: ${reason[0]}. Remedy: ${reason[1]}.`
    : message;
  return new Error(`${what} ${outcome}`, {cause: error});
}
