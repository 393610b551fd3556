/** What no list of redirects may have: two ways from one address, circles, and redirects to redirects. */
import {split, type ListProblem, type Redirect, type RedirectList} from './list';

type BySource = ReadonlyMap<string, Redirect>;

/**
 * Where an entry leads in the end. An address with an anchor goes on with the heading, or else with its page.
 *
 * @returns undefined when it leads back to an address that it has been at
 */
function endOf({from, to}: Redirect, bySource: BySource): string | undefined {
  const seen = new Set([from]);
  let end = to;
  for (;;) {
    const [page, anchor] = split(end);
    const next = bySource.get(end) ?? bySource.get(page);
    if (!next) return end;
    if (seen.has(next.from)) return undefined;
    seen.add(next.from);
    end = next.from === page && anchor && !next.removed ? `${next.to}#${anchor}` : next.to;
  }
}

function problemOf(entry: Redirect, bySource: BySource): Omit<ListProblem, 'line'> | undefined {
  const {from, to, removed} = entry;
  const first = bySource.get(from)!;
  if (first !== entry)
    return {
      message: `${from} has a redirect already, at line ${first.line}.`,
      remedy: 'remove one of the two entries.',
    };
  const end = endOf(entry, bySource);
  if (end === undefined || end === from)
    return {
      message: `The redirect of ${from} leads back to itself.`,
      remedy: 'remove this entry, or let it lead to a page.',
    };
  if (end !== to)
    return {
      message: `The redirect of ${from} leads to ${to}, which is a redirect itself.`,
      remedy: `write "to: ${end}".`,
    };
  const [page, anchor] = split(from);
  const [, wanted] = split(to);
  if (!anchor && wanted)
    return {
      message: `The redirect of the page ${from} leads to a heading, and readers may bring a heading of their own.`,
      remedy: `write "to: ${split(to)[0]}".`,
    };
  if (anchor && !wanted && !removed)
    return {
      message: `The redirect of ${from} leads to no heading.`,
      remedy: 'add the anchor of a heading to "to", or "removed: true" when nothing takes its place.',
    };
  const moved = anchor ? bySource.get(page) : undefined;
  return moved && !moved.removed
    ? {
        message: `${from} is on a page that has moved, so readers arrive at ${moved.to}#${anchor}.`,
        remedy: `write "from: ${moved.to}#${anchor}".`,
      }
    : undefined;
}

/**
 * @param hasPage whether there is a page at an address
 * @returns what is wrong with the pages of an entry: it leads to none, or is at the address of one
 */
export function pageProblem(
  {from, to, line}: Redirect,
  hasPage: (address: string) => boolean,
): ListProblem | undefined {
  if (!hasPage(split(to)[0]))
    return {
      line,
      message: `The redirect of ${from} leads to ${to}, and there is no such page.`,
      remedy: 'correct "to": it is the address of a page, such as /docs/intro.',
    };
  return hasPage(from)
    ? {
        line,
        message: `There is a page at ${from}, so nothing leads on from it.`,
        remedy: 'remove the entry.',
      }
    : undefined;
}

/** @returns everything that is wrong in a list, in the order of its lines */
export function problemsIn({redirects, problems}: RedirectList): ListProblem[] {
  const bySource = new Map([...redirects].reverse().map((entry) => [entry.from, entry]));
  const found = redirects.flatMap((entry): ListProblem[] => {
    const problem = problemOf(entry, bySource);
    return problem ? [{line: entry.line, ...problem}] : [];
  });
  return [...problems, ...found].sort((a, b) => a.line - b.line);
}
