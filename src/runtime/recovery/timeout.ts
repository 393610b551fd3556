/** Milliseconds until a file counts as one that never comes: as long as attention lasts (Nielsen, 'Response times', 1993). */
const patience = 10_000;

/**
 * @param work that may never end
 * @returns what it returns
 * @throws Error when it is not done in ten seconds, or what it throws
 */
export async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('A file did not come in time.')), patience);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
