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

type Test = Selector['canMatch'];

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

function pseudoTest(pseudo: Pseudo): Test {
  if (comesWithReader.has(pseudo.value)) return never;
  if (!choices.has(pseudo.value)) return always;
  const tests = pseudo.nodes.map(compoundTest);
  return (names) => tests.some((test) => test(names));
}

function nodeTest(node: Node): Test {
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
    case 'pseudo':
      return pseudoTest(node);
    default:
      return always;
  }
}

function compoundTest({nodes}: Compound): Test {
  const tests = nodes.map(nodeTest).filter((test) => test !== always);
  if (tests.includes(never)) return never;
  return (names) => tests.every((test) => test(names));
}

/**
 * @param text the selectors of a rule
 * @returns each of them; those that wait for the reader's hand never match
 */
export function selectorsOf(text: string): Selector[] {
  return parse()
    .astSync(text)
    .nodes.map((compound) => ({text: String(compound).trim(), canMatch: compoundTest(compound)}))
    .filter(({canMatch}) => canMatch !== never);
}
