/** Which selectors of a sheet can match anything on a page, by the names they ask for. */
import parse, {
  type Attribute,
  type Node,
  type Pseudo,
  type Selector as Compound,
} from 'postcss-selector-parser';
import type {Names} from './names';

/** A selector, as it is written, and whether it can match on a page with such names. */
export type Selector = {text: string; canMatch: (names: Names) => boolean};

export type Test = Selector['canMatch'];

/** What selectors ask of a page, by its text: a page with the same answers has the same styles. */
export type Questions = Map<string, Test>;

/** Nothing is in these states before the reader acts, and the whole sheet comes with the first act. */
const comesWithReader = new Set([
  ':hover',
  ':active',
  '::view-transition',
  '::view-transition-old',
  '::view-transition-new',
]);

/** Pseudo-classes that match where one of their selectors does; what others hold may match or not. */
const choices = new Set([':is', ':where', ':matches', ':-webkit-any', ':-moz-any', ':has']);

const always: Test = () => true;
const never: Test = () => false;

/** Classes are known for good; of other attributes only the name is, and the root's may all come. */
function attributeTest({attribute, operator, value = ''}: Attribute): Test {
  if (attribute !== 'class') return ({attributes}) => attributes.has(attribute);
  const isIn = (name: string) =>
    operator === '^=' ? name.startsWith(value) : operator === '~=' ? name === value : name.includes(value);
  return ({classes}) => [...classes].some(isIn);
}

function nameTest(node: Node): Test | undefined {
  switch (node.type) {
    case 'tag': {
      const tag = node.value.toLowerCase();
      return ({tags}) => tags.has(tag);
    }
    case 'class':
      return ({classes}) => classes.has(node.value);
    case 'id':
      return ({ids}) => ids.has(node.value);
    case 'attribute':
      return attributeTest(node);
    default:
      return undefined;
  }
}

function pseudoTest(pseudo: Pseudo, asked: Questions): Test {
  if (comesWithReader.has(pseudo.value)) return never;
  if (!choices.has(pseudo.value)) return always;
  const tests = pseudo.nodes.map((compound) => compoundTest(compound, asked));
  return (names) => tests.some((test) => test(names));
}

function nodeTest(node: Node, asked: Questions): Test {
  if (node.type === 'pseudo') return pseudoTest(node, asked);
  const test = nameTest(node);
  if (test) asked.set(String(node).trim(), test);
  return test ?? always;
}

function compoundTest({nodes}: Compound, asked: Questions): Test {
  const tests = nodes.map((node) => nodeTest(node, asked)).filter((test) => test !== always);
  if (tests.includes(never)) return never;
  return (names) => tests.every((test) => test(names));
}

/**
 * @param text the selectors of a rule
 * @param asked what they ask is added to it
 * @returns each of them; those that wait for the reader's hand never match
 */
export function selectorsOf(text: string, asked: Questions): Selector[] {
  return parse()
    .astSync(text)
    .nodes.map((compound) => ({text: String(compound).trim(), canMatch: compoundTest(compound, asked)}))
    .filter(({canMatch}) => canMatch !== never);
}
