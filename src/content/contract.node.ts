/** What other rooms may import from the content in Node only. */
export {asksIn} from './asksIn';
export {escaped, highlighted} from './code/highlight';
export {entities, prefixes, type Field} from './data-dictionary';
export {typeInWords} from './data-dictionary/inWords';
export {anchorOf} from './data-dictionary/markdown';
export {readData, readFolder} from './data/readData';
export {emitFiles} from './downloads/emitFiles';
export {downloads, errorCodesPath} from './downloads/downloads';
export {aiApiCodes, declines, errorCodes, fixersOf, responseCodes, transactCodes} from './error-codes';
export {facts} from './facts';
export {acronyms, glossaryPath, synonyms, terms} from './glossary';
export {blocks} from './insertions/blocks';
export {insertFacts, plainText} from './insertions/factTexts';
export {markdownTable} from './insertions/markdown';
export {insertContent, unknownInsertions} from './insertions/insert';
export {glossaryTerms} from './markdown/terms';
export {blank, withoutCode} from './insertions/withoutCode';
export {apis, type Api, type ApiField, type Operation, type Shape} from './operations';
export {operationAnchor} from './operations/markdown';
export {
  orList,
  permissions,
  reports,
  roles,
  rolesThatMay,
  roleTexts,
  tasks,
  teamScribeTasks,
  type Permission,
  type Role,
  type Task,
} from './permissions';
export {furtherLimits, limits, sipAnswers, statesByOwner, type Limit} from './quick-references';
