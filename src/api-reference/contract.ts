/** What the other rooms may import from the API reference. */
export {catalogueOf, labels} from './catalogue';
export {errorsPage} from './catalogue/cataloguePage';
export {writeCatalogue} from './catalogue/writeCatalogue';
export {publish} from './changelog/versions';
export {writeChanges} from './changelog/writeChanges';
export {calledBy, type Called, type CalledServer} from './model/called';
export {displaySchema} from './model/displaySchema';
export {generate} from './generate';
export type {ApiDocument, ReferenceOperation, SchemaOrBoolean} from './model/openApiTypes';
export {apiDocumentOf} from './model/readDocument';
export {typeName} from './model/schemaFacts';
export {slug} from './pages/mdx';
export {writeTagTree} from './pages/writeTagTree';
export {namedSchemas, schemaAddresses} from './schemas';
export {writeSchemas} from './schemas/writeSchemas';
