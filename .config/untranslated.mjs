/**
 * A rule of ESLint: what readers see passes through the catalogue (src/site/language/README.md). It takes for a text of
 * readers whatever a page shows between its elements, what attributes say aloud, and every string of whole words; code,
 * classes, selectors, keys and errors of programs are none. A single word in lower case it cannot tell from code.
 */

/**
 * What the rule reads of a node, whatever its kind.
 *
 * @typedef {{type: string, parent?: Node, value?: unknown, name?: unknown, operator?: string, computed?: boolean,
 *   callee?: Node, property?: Node, key?: Node, left?: Node, right?: Node, test?: Node, id?: Node, source?: unknown,
 *   openingElement?: Node, quasis?: {value: {cooked: string}}[]}} Node
 */

/** Attributes and properties whose value is read aloud or shown. */
const spoken =
  /^(aria-(label|description|roledescription|valuetext)|ariaLabel|title|alt|placeholder|label|what)$/;

/** Attributes and properties that hold no text of readers. */
const silent =
  /^(class(Name|List)?|style|css|rel|role|type|sizes|media|key|id|href|src|target|d|points|transform|aria-keyshortcuts|selector|grid\w*)$/i;

/** Calls whose strings are for the machine. */
const machine =
  /^(querySelector(All)?|closest|matches|matchMedia|addEventListener|removeEventListener|createElement|setProperty|getPropertyValue|getItem|setItem|removeItem|clsx|RegExp|Error|\w*Error|log|error|warn|get|has|append|raw|split|includes|startsWith|endsWith|indexOf|postMessage|importScripts|execCommand|test|DateTimeFormat|supports|set|kept|keep|setSessionValue|translate)$/;

/** Variables whose strings are for the machine. */
const machineNames = /(Key|Name|Mark|Prefix|Selector|Pattern|^key)$/;

/** Names of HTTP. */
const protocol = /^(Accept|Authorization|Vary|Allow|(Basic|Bearer) \{0\})$/;

/** Elements that show code, and those whose text is in the catalogue. */
const code = /^(code|pre|kbd|samp|Code\w*)$/;
const inCatalogue = /^Trans(late)?$/;

const word = /^[“‘"'([]*(\p{L}[\p{L}’'-]*(\/\p{L}+)?)[’”"')\],.:;?!…]*$/u;
const value = /^[“‘"'(]*(\{\d+\})[\p{L}’”"')%,.:;?!…]*$/u;
const dashOrNumber = /^[–—·-]$|^\d[\d.,]*\S{0,2}$/;

/** @param {string} text @returns whether it reads as words, and not as code */
function speaks(text) {
  const trimmed = text.trim();
  if (/^(\p{Lu}\p{Ll}+[….:!?]?|\p{Ll}+…)$/u.test(trimmed)) return true;
  const tokens = trimmed.split(/\s+/);
  const words = tokens.filter((token) => word.test(token) && !/[a-z][A-Z]/.test(token));
  const plain = tokens.filter((token) => word.test(token) || value.test(token) || dashOrNumber.test(token));
  if (words.length < 1 || tokens.length < 2) return false;
  if (/--|__|[{}]\w|;\S|=\S/.test(trimmed.replace(/\{\d+\}/g, ''))) return false;
  return plain.length / tokens.length >= 0.7;
}

/** @param {Node} node @returns its text, values as `{0}`; undefined when it is none */
function textOf(node) {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  return node.quasis?.map((one, index) => (index ? `{${index - 1}}` : '') + one.value.cooked).join('');
}

/** @param {Node | undefined} node @returns {string} the name of an element, a function or a variable; empty when it has none */
function nameOf(node) {
  const name = node?.property?.name ?? node?.name ?? node?.value ?? '';
  return typeof name === 'string' ? name : nameOf(/** @type {Node} */ (name));
}

/** @param {string} name of an attribute or a property */
const byName = (name) => (silent.test(name) ? 'silent' : spoken.test(name) ? 'spoken' : 'open');

const types = /^(TS.*Type|TSLiteralType|TSEnumMember|Import.*|ExportAllDeclaration|ThrowStatement)$/;

/**
 * What one step up the tree tells of a string.
 *
 * @param {Node} child
 * @param {Node} parent
 * @param {boolean} isShown whether readers see errors
 * @returns {'silent' | 'spoken' | 'open' | undefined} undefined when the next step has to tell
 */
function stepOf(child, parent, isShown) {
  const isError = parent.type === 'ThrowStatement' || /Error$/.test(nameOf(parent.callee));
  if (isShown && isError) return 'open';
  switch (parent.type) {
    case 'TaggedTemplateExpression':
    case 'MemberExpression':
      return 'silent';
    case 'SwitchCase':
      return parent.test === child ? 'silent' : 'open';
    case 'BinaryExpression':
      return /[=<>]|in/.test(parent.operator ?? '') ? 'silent' : undefined;
    case 'VariableDeclarator':
      return machineNames.test(nameOf(parent.id)) ? 'silent' : 'open';
    case 'CallExpression':
    case 'NewExpression':
      return parent.callee !== child && machine.test(nameOf(parent.callee)) ? 'silent' : undefined;
    case 'AssignmentExpression':
      return byName(nameOf(parent.left));
    case 'Property':
      return parent.key === child && !parent.computed ? 'silent' : byName(nameOf(parent.key));
    case 'JSXAttribute':
      return /^(Trans|Translate|meta)$/.test(nameOf(parent.parent)) ? 'silent' : byName(nameOf(parent));
    default:
      if (types.test(parent.type)) return 'silent';
      return /Function|Statement|Declarat/.test(parent.type) ? 'open' : undefined;
  }
}

/** @param {Node} node @param {boolean} isShown whether readers see errors */
function placeOf(node, isShown) {
  for (let child = node, {parent} = node; parent; child = parent, {parent} = parent) {
    const place = stepOf(child, parent, isShown);
    if (place) return place;
  }
  return 'open';
}

/** @param {Node} node @param {RegExp} names of elements */
function isWithin(node, names) {
  for (let one = node.parent; one; one = one.parent)
    if (one.type === 'JSXElement' && names.test(nameOf(one.openingElement))) return true;
  return false;
}

const escaped = (/** @type {string} */ text) =>
  text.replace(/[`\\]|\$\{/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

/** @type {import('eslint').Rule.RuleModule} */
export const untranslated = {
  meta: {
    type: 'problem',
    fixable: 'code',
    schema: [],
    messages: {
      text: 'Readers see "{{text}}", which no other language can replace. Remedy: write it as t`…`, or within <Trans> where it holds elements (src/site/language/README.md).',
    },
  },
  create(context) {
    const isShown = /[\\/]ui[\\/]/.test(context.filename);

    /** @type {(node: import('estree').Node, text: string, written?: string) => void} */
    const report = (node, text, written) =>
      context.report({
        node,
        messageId: 'text',
        data: {text: text.trim().replace(/\s+/g, ' ').slice(0, 60)},
        fix: written === undefined ? null : (fixer) => fixer.replaceText(node, written),
      });

    /** @param {import('estree').Literal | import('estree').TemplateLiteral} node */
    const check = (node) => {
      const found = /** @type {Node} */ (/** @type {unknown} */ (node));
      const text = textOf(found);
      if (!text || !/\p{L}{2}/u.test(text) || protocol.test(text)) return;
      const place = placeOf(found, isShown);
      const isText = place === 'spoken' ? /\p{L}{2}/u.test(text.replace(/\{\d+\}/g, '')) : speaks(text);
      if (place === 'silent' || !isText || isWithin(found, code)) return;
      const template =
        node.type === 'TemplateLiteral' ? context.sourceCode.getText(node) : `\`${escaped(text)}\``;
      report(node, text, found.parent?.type === 'JSXAttribute' ? `{t${template}}` : `t${template}`);
    };

    return {
      Literal: check,
      TemplateLiteral: check,
      JSXText(/** @type {import('estree').Literal} */ node) {
        const text = String(node.value);
        const found = /** @type {Node} */ (/** @type {unknown} */ (node));
        if (!/\p{L}{2}/u.test(text) || isWithin(found, code) || isWithin(found, inCatalogue)) return;
        report(node, text);
      },
    };
  },
};
