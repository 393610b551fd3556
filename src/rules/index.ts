/** Every rule of this house; spelling, Markdown and OpenAPI are those of `tools.ts`. */
import {code, systems} from './code';
import {diagrams} from './diagrams';
import {asks, frontMatter, sidebars, tags, titles} from './frontMatter';
import {errorCodes, insertions} from './insertions';
import {kinds} from './kinds';
import {fileNames, links} from './links';
import {admonitions, components} from './markup';
import {published, redirects} from './published';
import {reserved} from './reserved';
import {roles} from './roles';
import type {Rule} from './rule';
import {labels, screens} from './screens';
import {sentences} from './sentences';
import {sources} from './sources';
import {wording} from './wording';

export const rules: readonly Rule[] = [
  frontMatter,
  tags,
  titles,
  sidebars,
  asks,
  kinds,
  fileNames,
  links,
  published,
  redirects,
  admonitions,
  components,
  insertions,
  errorCodes,
  roles,
  screens,
  labels,
  diagrams,
  code,
  systems,
  sources,
  reserved,
  sentences,
  wording,
];
