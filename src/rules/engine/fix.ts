/** Applies the fixes that findings bring. */
import type {Finding, Fix} from './rule';

/**
 * @returns the text with the fixes applied, from its end to its beginning; of two that overlap the later in the text
 *   is applied, and the other is found again by the next check
 */
export function withFixes(text: string, fixes: readonly Fix[]): string {
  let from = Infinity;
  let mended = text;
  for (const {start, end, text: replacement} of [...fixes].sort((one, other) => other.start - one.start)) {
    if (end > from) continue;
    mended = mended.slice(0, start) + replacement + mended.slice(end);
    from = start;
  }
  return mended;
}

/** @returns the fixes of findings by the path of their file */
export function fixesByPath(findings: readonly Finding[]): Map<string, Fix[]> {
  const fixes = new Map<string, Fix[]>();
  for (const {path, fix} of findings) if (fix) fixes.set(path, [...(fixes.get(path) ?? []), fix]);
  return fixes;
}
