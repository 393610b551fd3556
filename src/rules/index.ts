/** Every rule of content, in the order in which the guide for authors lists them. */
import {cardNumbers} from './card-numbers';
import {categories} from './categories';
import {codeLanguages} from './code-languages';
import {csv} from './csv';
import {diagrams} from './diagrams';
import type {Rule} from './engine/rule';
import {errorCodes} from './error-codes';
import {frontMatter} from './front-matter';
import {headings} from './headings';
import {hosts} from './hosts';
import {insertions} from './insertions';
import {ipAddresses} from './ip-addresses';
import {json} from './json';
import {kinds} from './kinds';
import {links} from './links';
import {phoneNumbers} from './phone-numbers';
import {roles} from './roles';
import {standards} from './standards';
import {tags} from './tags';
import {truncation} from './truncation';
import {yaml} from './yaml';

export const rules: readonly Rule[] = [
  frontMatter,
  kinds,
  tags,
  truncation,
  headings,
  links,
  insertions,
  diagrams,
  codeLanguages,
  json,
  yaml,
  csv,
  categories,
  errorCodes,
  roles,
  standards,
  hosts,
  ipAddresses,
  phoneNumbers,
  cardNumbers,
];

/** Those that a build can afford, and a broken build is explained by. */
export const quickRules: readonly Rule[] = [frontMatter, tags, insertions, links];
