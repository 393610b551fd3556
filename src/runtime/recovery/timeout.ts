/** Timeout in milliseconds: the limit of a reader's attention (Nielsen, 'Response times', 1993). */
const timeout = 10_000;

/**
 * @param work promise that may never settle
 * @returns its value
 * @throws Error after ten seconds, or the error of `work`
 */
export async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('A file did not come in time.')), timeout);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
