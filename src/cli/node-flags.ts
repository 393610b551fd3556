/**
 * What Node is told for a build, which makes many objects that are soon garbage. With 64 MB for young objects in place of
 * 16, the garbage collector copies fewer of them.
 */
export const buildFlags: readonly string[] = ['--max-semi-space-size=64'];
