/** What we use of the package, which has no types of its own. */
declare module 'fs-native-extensions' {
  /** Gives each of two paths what the other one held, in one step of the file system. */
  export function swap(from: string, to: string): Promise<void>;
  /** @returns false while another process holds the lock; it ends with the last process that has the file open */
  export function tryLock(fd: number): boolean;
  export function waitForLock(fd: number): Promise<void>;
}
