/** Kinds of page, declared by `kind` in the front matter, and what each must have. A page without one has to have nothing. */
import type {PageKind} from './page';

const kinds = {
  doc: ['how-to', 'reference', 'explanation', 'faq'],
  post: ['release-note', 'notice'],
  standalone: [],
} as const satisfies Record<PageKind, readonly string[]>;

export type Kind = (typeof kinds)['doc' | 'post'][number];

/** @returns the kinds that a page may declare */
export const kindsOf = (page: PageKind): readonly string[] => kinds[page];

export const isKind =
  (page: PageKind) =>
  (value: unknown): boolean =>
    kindsOf(page).some((kind) => kind === value);
