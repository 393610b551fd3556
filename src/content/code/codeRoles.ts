/**
 * Roles of code for highlighting, by the short classes of Pygments (every page with code has hundreds of them): their Prism
 * token types, and their colour, a token of
 * `src/css/tokens.css`, each of at least 4.5:1 on the raised surface in its mode. `src/css/code.css` has a class for each.
 */
export const codeRoles = [
  {role: 'c', types: ['comment', 'prolog', 'cdata', 'doctype'], colour: 'muted'},
  {role: 's', types: ['string', 'attr-value', 'char', 'inserted', 'regex', 'url'], colour: 'success'},
  {role: 'm', types: ['number', 'boolean', 'constant', 'symbol', 'attr-name'], colour: 'transact'},
  {role: 'k', types: ['keyword', 'atrule', 'important', 'selector'], colour: 'ai-api'},
  {role: 'nf', types: ['function', 'variable', 'parameter', 'builtin'], colour: 'brand'},
  {role: 'na', types: ['class-name', 'namespace', 'property'], colour: 'focus'},
  {role: 'nt', types: ['tag', 'deleted'], colour: 'danger'},
];
