/**
 * Roles of code for highlighting, their Prism token types, and their colour: a token of
 * `src/css/tokens.css`, each of at least 4.5:1 on the raised surface in its mode. `src/css/code.css` has a class for each.
 */
export const codeRoles = [
  {role: 'comment', types: ['comment', 'prolog', 'cdata', 'doctype'], colour: 'muted'},
  {role: 'string', types: ['string', 'attr-value', 'char', 'inserted', 'regex', 'url'], colour: 'success'},
  {role: 'number', types: ['number', 'boolean', 'constant', 'symbol', 'attr-name'], colour: 'transact'},
  {role: 'keyword', types: ['keyword', 'atrule', 'important', 'selector'], colour: 'ai-api'},
  {role: 'function', types: ['function', 'variable', 'parameter', 'builtin'], colour: 'brand'},
  {role: 'name', types: ['class-name', 'namespace', 'property'], colour: 'focus'},
  {role: 'tag', types: ['tag', 'deleted'], colour: 'danger'},
];
