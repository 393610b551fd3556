/** What other rooms may import from the content in Node only. */
export {asksIn} from './asksIn';
export {escaped, highlighted} from './code/highlight';
export {entities} from './data-dictionary';
export {anchorOf, headingAnchor} from './data-dictionary/markdown';
export type {Field} from './data-dictionary/types';
export {typeInWords} from './data-dictionary/typesInWords';
export {prefixes} from './data-dictionary/vocabulary';
export {readData, readFolder} from './data/readData';
export {emitFiles} from './downloads/emitFiles';
export {downloads} from './downloads/generatedDownloads';
export {errorCodes} from './error-codes';
export {aiApiCodes, declines, responseCodes, transactCodes} from './error-codes/apiCodes';
export {errorCodesPath} from './error-codes/json';
export {fixersOf} from './error-codes/types';
export {facts} from './facts';
export {glossaryPath, terms} from './glossary';
export {blocks} from './insertions/blocks';
export {insertContent, insertFacts, unknownInsertions} from './insertions/insert';
export {plainText} from './insertions/plainText';
export {apis} from './operations';
export {operationAnchor} from './operations/markdown';
export type {Api, ApiField, Operation, Shape} from './operations/types';
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
export {furtherLimits, limits, sipAnswers, type Limit} from './quick-references';
export {statesByOwner} from './quick-references/states';
export {acronyms, meanings, spellings, unanswered, type Meaning} from './vocabulary';
