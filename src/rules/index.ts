/** Every rule of content, in the order in which `check:content -- --list` lists them. */
import {addresses} from './addresses';
import {alternativeText} from './alternative-text';
import {asks} from './asks';
import {authors} from './authors';
import {cardNumbers} from './card-numbers';
import {categories} from './categories';
import {codeLanguages} from './code-languages';
import {components} from './components';
import {csv} from './csv';
import {destructive} from './destructive';
import {diagramSyntax} from './diagram-syntax';
import {diagrams} from './diagrams';
import {drawings} from './drawings';
import {directives} from './directives';
import {emptyPages} from './empty-pages';
import type {Rule} from './engine/rule';
import {errorCodes} from './error-codes';
import {frontMatter} from './front-matter';
import {headings} from './headings';
import {hosts} from './hosts';
import {insertions} from './insertions';
import {ipAddresses} from './ip-addresses';
import {json} from './json';
import {kinds} from './kinds';
import {labels} from './labels';
import {links} from './links';
import {lists} from './lists';
import {mdx} from './mdx';
import {openapi} from './openapi';
import {operations} from './operations';
import {phoneNumbers} from './phone-numbers';
import {plainWords} from './plain-words';
import {programs} from './programs';
import {roles} from './roles';
import {screens} from './screens';
import {sidebars} from './sidebars';
import {sources} from './sources';
import {spelling} from './spelling';
import {standards} from './standards';
import {systems} from './systems';
import {tags} from './tags';
import {titles} from './titles';
import {truncation} from './truncation';
import {yaml} from './yaml';

export const rules: readonly Rule[] = [
  frontMatter,
  emptyPages,
  titles,
  asks,
  addresses,
  sidebars,
  kinds,
  tags,
  authors,
  lists,
  truncation,
  headings,
  spelling,
  plainWords,
  links,
  alternativeText,
  directives,
  components,
  insertions,
  mdx,
  diagrams,
  diagramSyntax,
  drawings,
  screens,
  labels,
  codeLanguages,
  programs,
  destructive,
  systems,
  json,
  yaml,
  csv,
  categories,
  openapi,
  operations,
  errorCodes,
  roles,
  standards,
  sources,
  hosts,
  ipAddresses,
  phoneNumbers,
  cardNumbers,
];

/** A drawing that no page shows is of no concern to a build. */
const missingDrawings: Rule = {...drawings, files: undefined};

/** Rules that are fast enough for each build and explain why it fails. */
export const quickRules: readonly Rule[] = [frontMatter, tags, insertions, links, missingDrawings];
