import {ofFrontMatter} from './frontMatter';
import {ofLinks} from './links';
import {ofOtherFiles} from './otherFiles';
import type {Mistake} from './sample';
import {ofMarkup, ofText} from './text';

export {filesWith, goodSite, type Mistake, type Texts} from './sample';

/** The mistakes that authors made in trials of the site, each silent then until the build or later. */
export const mistakes: readonly Mistake[] = [
  ...ofLinks,
  ...ofFrontMatter,
  ...ofText,
  ...ofMarkup,
  ...ofOtherFiles,
];
