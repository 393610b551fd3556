/** The part of a sheet that a page uses. */
import postcss, {type AtRule, type ChildNode, type Declaration, type Root, type Rule} from 'postcss';
import type {Names} from './names';
import {selectorsOf, type Questions, type Selector} from './selectors';

type Line = {text: string; custom: string | undefined; uses: string[]; animates: boolean};

/** A piece of a sheet, ready to be asked about many pages. */
type SheetNode =
  | {kind: 'rule'; selectors: Selector[]; lines: Line[]}
  | {kind: 'group'; head: string; pieces: SheetNode[]}
  | {kind: 'keyframes'; name: string; text: string; uses: string[]}
  | {kind: 'statement'; text: string};

/** Nothing that is seen at first has these styles: they may come at the end of the page. */
type Late = {isLater: boolean};

/** A rule of which one selector at least can match. */
type Kept = {selectors: string; lines: Line[]} & Late;
type KeptPiece =
  Kept | {head: string; pieces: KeptPiece[]} | (Exclude<SheetNode, {kind: 'rule' | 'group'}> & Late);

/** The styles of a page, in two parts. */
export type PageStyles = {
  /** What the page needs as it is first seen. */
  first: string;
  /** What it needs on paper, and what opens when the reader acts. */
  later: string;
};

const referencesOf = (text: string) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? '');

function lineOf(declaration: Declaration): Line {
  const {prop, value, important} = declaration;
  return {
    text: `${prop}:${value}${important ? '!important' : ''}`,
    custom: prop.startsWith('--') ? prop : undefined,
    uses: referencesOf(value),
    animates: /^(-webkit-)?animation(-name)?$/.test(prop),
  };
}

/** Nothing that a page shows by itself changes gradually; what the reader changes has the whole sheets soon. */
const isTransition = ({prop}: Declaration) => /^(-webkit-)?transition\b/.test(prop);

function ruleOf(rule: Rule, asked: Questions): SheetNode {
  const declarations = rule.nodes.filter((node): node is Declaration => node.type === 'decl');
  const lines = declarations.filter((one) => !isTransition(one)).map(lineOf);
  return {kind: 'rule', selectors: selectorsOf(rule.selector, asked), lines};
}

function atRuleOf(rule: AtRule, asked: Questions): SheetNode {
  const head = `@${rule.name} ${rule.params}`.trim();
  if (!rule.nodes) return {kind: 'statement', text: `${head};`};
  if (/keyframes$/.test(rule.name))
    return {kind: 'keyframes', name: rule.params, text: rule.toString(), uses: referencesOf(rule.toString())};
  if (rule.nodes.every(({type}) => type === 'decl')) return {kind: 'statement', text: rule.toString()};
  return {kind: 'group', head, pieces: piecesOf(rule.nodes, asked)};
}

function piecesOf(nodes: readonly ChildNode[], asked: Questions): SheetNode[] {
  return nodes.flatMap((node) =>
    node.type === 'rule' ? ruleOf(node, asked) : node.type === 'atrule' ? atRuleOf(node, asked) : [],
  );
}

/** Names of all elements of a page, and of those that are seen at first. */
type NamesOfPage = {all: Names; seen: Names};

function keep(pieces: readonly SheetNode[], page: NamesOfPage, isOnPaper = false): KeptPiece[] {
  return pieces.flatMap((piece): KeptPiece[] => {
    if (piece.kind === 'group') {
      const kept = keep(piece.pieces, page, isOnPaper || piece.head === '@media print');
      return kept.length ? [{head: piece.head, pieces: kept}] : [];
    }
    if (piece.kind !== 'rule')
      return [{...piece, isLater: isOnPaper || (piece.kind === 'statement' && /^@page\b/.test(piece.text))}];
    const able = piece.selectors.filter(({canMatch}) => canMatch(page.all));
    if (!able.length) return [];
    const isLater = isOnPaper || !able.some(({canMatch}) => canMatch(page.seen));
    return [{selectors: able.map(({text}) => text).join(','), lines: piece.lines, isLater}];
  });
}

function linesOf(pieces: readonly KeptPiece[]): Line[] {
  return pieces.flatMap((piece) =>
    'lines' in piece ? piece.lines : 'pieces' in piece ? linesOf(piece.pieces) : [],
  );
}

/** Custom properties that something kept refers to, itself or through others. */
function usedProperties(lines: readonly Line[], first: readonly string[]): Set<string> {
  const used = new Set(first);
  for (const line of lines) if (!line.custom) for (const name of line.uses) used.add(name);
  for (const name of used)
    for (const line of lines) if (line.custom === name) for (const next of line.uses) used.add(next);
  return used;
}

type Wanted = Late & {used: ReadonlySet<string>; animations: string};

function write(pieces: readonly KeptPiece[], wanted: Wanted): string {
  const {isLater, used, animations} = wanted;
  return pieces
    .map((piece) => {
      if ('isLater' in piece && piece.isLater !== isLater) return '';
      if ('lines' in piece) {
        const lines = piece.lines.filter(({custom}) => !custom || used.has(custom)).map(({text}) => text);
        return lines.length ? `${piece.selectors}{${[...new Set(lines)].join(';')}}` : '';
      }
      if ('pieces' in piece) {
        const inner = write(piece.pieces, wanted);
        return inner ? `${piece.head}{${inner}}` : '';
      }
      if (piece.kind === 'keyframes') return animations.includes(piece.name) ? piece.text : '';
      return piece.text;
    })
    .join('');
}

/** @param uses custom properties that elements refer to by themselves */
function styles(kept: readonly KeptPiece[], uses: readonly string[]): PageStyles {
  const lines = linesOf(kept);
  const animations = lines
    .filter(({animates}) => animates)
    .map(({text}) => text)
    .join();
  const wanted = {used: usedProperties(lines, uses), animations};
  return {first: write(kept, {...wanted, isLater: false}), later: write(kept, {...wanted, isLater: true})};
}

/**
 * @param roots parsed sheets, in the order in which a page links them
 * @returns a function that makes, of the names of a page and of those that are seen at first, the text of the styles that
 *   can match there
 */
export function sheetFor(roots: readonly Root[]): (all: Names, seen?: Names) => PageStyles {
  const asked: Questions = new Map();
  const pieces = roots.flatMap(({nodes}) => piecesOf(nodes, asked));
  const questions = [...asked.values()];
  const made = new Map<string, PageStyles>();
  return (all, seen = all) => {
    const uses = all.styles.flatMap(referencesOf);
    const key = [...questions.flatMap((test) => [Number(test(all)), Number(test(seen))]), ...uses].join();
    const text = made.get(key) ?? styles(keep(pieces, {all, seen}), uses);
    made.set(key, text);
    return text;
  };
}

/** @param css text of a sheet */
export const parseSheet = (css: string): Root => postcss.parse(css);
