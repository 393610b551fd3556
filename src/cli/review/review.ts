/** The model of a review: what a branch changes for readers. Writers make Markdown or a page of it (story.ts). */
import type {Finding} from '../../rules/contract';
import type {ApiChanges} from './apis';
import type {MovedLink} from './links';
import type {ChangedPage, Totals} from './pages';
import type {ChangedPicture} from './pictures';

/** Widths in pixels of the pictures of pages: a desktop and a phone. */
export const widths = [1440, 360] as const;

/** A picture of a page. */
export type Shot = {
  address: string;
  when: 'before' | 'after';
  width: (typeof widths)[number];
  /** In the folder of the review. */
  file: string;
};

export type Review = {
  /** The commit at which the branch left its base. */
  base: string;
  /** Address of the preview, with a final slash. */
  preview?: string;
  /** Before the path of a file, to look at it. */
  source: string;
  /** Absent when the site was not built. */
  site?: {
    after: Totals;
    /** Absent when nothing is known of the base. */
    before?: Totals;
    pages: readonly ChangedPage[];
  };
  /** What could not be done, and why. */
  notes: readonly string[];
  shots: readonly Shot[];
  pictures: readonly ChangedPicture[];
  apis: readonly ApiChanges[];
  links: readonly MovedLink[];
  findings: readonly Finding[];
};
