/** The words of readers as both engines take them: in the embedded index, and sent to Algolia (`npm run search:push`). */
export {acronyms, synonyms} from '../../content/contract.node';
