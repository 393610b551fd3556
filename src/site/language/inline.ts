/** Puts texts in the language of a build in the place of the tag `t` and of `<Trans>`. */
import ts from 'typescript';
import type {Messages, Texts} from './catalogue';
import {formsOf, keyOf, piecesOf} from './message';
import {transIn, type Part} from './trans';

/** An import of the tag or of the element, which has no use once the texts are in place. */
const ours = /(^|\/)(t|Trans|language)$/;

const isOurs = (node: ts.Node): node is ts.ImportDeclaration =>
  ts.isImportDeclaration(node) &&
  ts.isStringLiteral(node.moduleSpecifier) &&
  ours.test(node.moduleSpecifier.text) &&
  /\{ ?(t|Trans|siteLanguage|isEnglish|isMultilingual)\b/.test(node.importClause?.getText() ?? '');

type Asked = 'siteLanguage' | 'isEnglish' | 'isMultilingual';

/** @returns the name of a function whose value the build knows; undefined when a node is no call of one */
const askedOf = (node: ts.Node): Asked | undefined =>
  ts.isCallExpression(node) && node.arguments.length === 0 && ts.isIdentifier(node.expression)
    ? (/^(siteLanguage|isEnglish|isMultilingual)$/.exec(node.expression.text)?.[0] as Asked | undefined)
    : undefined;

const isTag = (node: ts.Node): node is ts.TaggedTemplateExpression =>
  ts.isTaggedTemplateExpression(node) && ts.isIdentifier(node.tag) && node.tag.text === 't';

const isTrans = (node: ts.Node): node is ts.JsxElement =>
  ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Trans';

type Template = {key: string; values: readonly ts.Expression[]};

function templateOf({template}: ts.TaggedTemplateExpression): Template {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return {key: template.text, values: []};
  const spans = template.templateSpans;
  return {
    key: keyOf([template.head.text, ...spans.map(({literal}) => literal.text)]),
    values: spans.map(({expression}) => expression),
  };
}

/** A use of a text: its key, and its place in the source. */
export type Use = {key: string; position: number};

const parse = (file: string, source: string) =>
  ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

/** @returns every text of a source, in order, for the catalogue */
export function usesIn(file: string, source: string): Use[] {
  const uses: Use[] = [];
  const visit = (node: ts.Node): void => {
    const key = isTag(node) ? templateOf(node).key : isTrans(node) ? transIn(node).key : undefined;
    if (key !== undefined) uses.push({key, position: node.getStart()});
    ts.forEachChild(node, visit);
  };
  visit(parse(file, source));
  return uses;
}

const escaped = (text: string) => text.replace(/[`\\]|\$\{/g, String.raw`\$&`);

type Render = (node: ts.Node) => string;

/** @returns a text with values as source, a string where it has none */
function literalOf(text: string, values: readonly ts.Expression[], render: Render): string {
  const pieces = piecesOf(text);
  if (pieces.every((piece) => typeof piece === 'string')) return JSON.stringify(pieces.join(''));
  const inner = pieces.map((piece) => {
    const value = typeof piece === 'number' ? values[piece] : undefined;
    return value ? `\${${render(value)}}` : escaped(String(piece));
  });
  return `\`${inner.join('')}\``;
}

function textOf(node: ts.TaggedTemplateExpression, {tag, messages}: Texts, render: Render): string {
  const {key, values} = templateOf(node);
  const text = messages[key] ?? key;
  const plural = formsOf(text);
  const number = plural && values[plural.value];
  if (!number) return literalOf(text, values, render);
  const {other = '', ...forms} = plural.forms;
  const written = Object.entries(forms).map(([name, form]) => `${name}: ${literalOf(form, values, render)}`);
  const chosen = `new Intl.PluralRules(${JSON.stringify(tag)}).select(Number(${render(number)}))`;
  return `({${written.join(', ')}}[${chosen}] ?? ${literalOf(other, values, render)})`;
}

function elementOf(node: ts.JsxElement, messages: Messages, render: Render): string {
  const {key, parts} = transIn(node);
  const translated = messages[key];
  const isChild = ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent);
  const children =
    translated === undefined
      ? node.children.map(render).join('')
      : translatedElements(translated, parts, render);
  return isChild ? children : `<>${children}</>`;
}

/** A mark of an element, or of a value, in a text of the catalogue. */
const mark = /<(\d+)>|<\/(\d+)>|\{(\d+)\}|<(\d+)\/>/;

function translatedElements(text: string, parts: readonly Part[], render: Render): string {
  const [before = '', opened, closed, value, whole] = text.split(mark);
  const match = mark.exec(text);
  const start = before && `{${JSON.stringify(before)}}`;
  if (!match) return start;
  const part = parts[Number(opened ?? closed ?? value ?? whole)];
  const rest = translatedElements(text.slice(match.index + match[0].length), parts, render);
  if (!part) return start + rest;
  if (opened !== undefined && ts.isJsxElement(part)) return start + render(part.openingElement) + rest;
  if (closed !== undefined && ts.isJsxElement(part)) return start + part.closingElement.getText() + rest;
  return start + render(part) + rest;
}

/**
 * @param file name of the source, whose ending says whether it holds elements
 * @param texts of the language of the build; what they lack stays English
 * @returns the source with its texts in place, and as many lines
 */
export function inlined(file: string, source: string, texts: Texts): string {
  if (!/\bt`|<Trans>|\b(siteLanguage|isEnglish|isMultilingual)\(\)/.test(source)) return source;
  const root = parse(file, source);
  const answers = {
    siteLanguage: texts.tag,
    isEnglish: texts.tag.startsWith('en'),
    isMultilingual: texts.isMultilingual ?? false,
  };
  const render: Render = (node) => {
    if (isOurs(node)) return '';
    if (isTag(node)) return textOf(node, texts, render);
    if (isTrans(node)) return elementOf(node, texts.messages, render);
    const asked = askedOf(node);
    if (asked) return JSON.stringify(answers[asked]);
    const edits: [number, number, string][] = [];
    const visit = (child: ts.Node): void => {
      if (isOurs(child) || isTag(child) || isTrans(child) || askedOf(child))
        edits.push([child.getStart(root), child.getEnd(), render(child)]);
      else ts.forEachChild(child, visit);
    };
    ts.forEachChild(node, visit);
    const isText = ts.isJsxText(node);
    let at = isText ? node.pos : node.getStart(root);
    let result = '';
    for (const [from, to, text] of edits) {
      result += source.slice(at, from) + text;
      at = to;
    }
    return result + source.slice(at, node.getEnd());
  };
  return source.slice(0, root.getStart(root)) + render(root);
}
