import {productOfPath, products, type Product} from '../../../site/products';
import {withoutBase} from '../../../site/base';
import {accentOf, iconOfArea} from '../accent';
import {element, type Child} from './dom';
import {icon, link, type Follow} from './parts';

/** How a search can say more exactly what it wants; both engines read these signs. */
export const operators = [
  {sign: '"legal hold"', does: 'these words, in this order'},
  {sign: '-sandbox', does: 'without this word'},
  {sign: 'in:focus', does: 'in one product only'},
] as const;

/** Products with that of the page first, because its readers mostly go on there. */
function inOrder(pathname: string): readonly Product[] {
  const here = productOfPath(pathname);
  return [...products].sort((one, other) => Number(other === here) - Number(one === here));
}

const tasksOf = ({id, name, tasks}: Product, onFollow: Follow): Child => {
  const label = `search-popular-${id}`;
  return element(
    'div',
    {class: accentOf(name)},
    element('div', {id: label, class: 'DocSearch-Hit-source'}, icon(iconOfArea(name)), name),
    element(
      'ul',
      {'aria-labelledby': label},
      ...tasks.map((task) => element('li', {}, link(task.to, onFollow, {}, task.label))),
    ),
  );
};

/** @returns what readers come for most, by product, and how to search more closely */
export function popular(onFollow: Follow): Child[] {
  return [
    element(
      'div',
      {class: 'DocSearch-Popular'},
      ...inOrder(withoutBase(location.pathname)).map((product) => tasksOf(product, onFollow)),
    ),
    element(
      'dl',
      {class: 'DocSearch-Operators'},
      ...operators.map(({sign, does}) =>
        element('div', {}, element('dt', {}, element('code', {}, sign)), element('dd', {}, does)),
      ),
    ),
  ];
}
