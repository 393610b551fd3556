/** What the other rooms may import from the API reference. */
export {catalogueOf, labels} from './catalogue';
export {errorsPage} from './catalogue/cataloguePage';
export {publish} from './changelog/versions';
export {displaySchema} from './model/displaySchema';
export {generate} from './generate';
export type {ApiDocument, SchemaOrBoolean} from './model/openApiTypes';
export {apiDocumentOf, calledBy} from './model/readDocument';
export {typeName} from './model/schemaFacts';
export {slug} from './pages/mdx';
export {namedSchemas, schemaAddresses} from './schemas';
