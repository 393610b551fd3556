/** A category of the sidebar with a page of cards, and its first page. */
import type {Site} from '../../../rules/contract';
import {products} from '../../../site/products';
import {description, icon, keywords, slug, tags, title} from '../common';
import {sidebarsFile, withPartOfProduct} from '../../edit/sidebars';
import {formatted, quoted} from '../../edit/source';
import {productsFile, withPath} from '../../edit/products';
import type {Answers, NewKind, Plan} from '../kind';
import {kebab} from '../template';
import {pageText} from './page';

async function plan(answers: Answers, site: Site): Promise<Plan> {
  const {product = '', label = '', about = '', page = '', icon: drawing = ''} = answers;
  const name = kebab(label);
  const id = `${product}/${name}/${page}`;
  const address = `/docs/category/${name}`;
  if (site.addresses.has(address))
    throw new Error(`There is a page at ${address}. Remedy: choose another label for the category.`);
  const words = [label, name, drawing, about].map(quoted).join(', ');
  const part = `indexed(${words}, [page(${quoted(id)}, ${quoted(drawing)})])`;
  const sidebars = withPartOfProduct(site.read(sidebarsFile) ?? '', product, part);
  const list = withPath(site.read(productsFile) ?? '', product, address);
  return {
    made: {[`docs/${id}.md`]: pageText('how-to', answers)},
    edited: {
      [sidebarsFile]: await formatted(sidebarsFile, sidebars),
      [productsFile]: await formatted(productsFile, list),
    },
    address,
    next: [
      `write docs/${id}.md, the first page of the category: the text of the template is an example.`,
      'run "npm start" and look at the page, then "npm run check:content".',
    ],
  };
}

export const category: NewKind = {
  name: 'category',
  purpose: 'a category of the sidebar, with its first page',
  questions: [
    {flag: 'product', asks: 'Product', choices: () => products.map(({id}) => id)},
    {flag: 'label', asks: 'Name of the category in the sidebar'},
    {
      flag: 'about',
      asks: 'What a reader finds there, a sentence of at least 60 characters',
      problem: (value) =>
        value.length >= 60 && value.endsWith('.') ? undefined : 'Write a sentence of at least 60 characters.',
    },
    icon,
    {...slug, flag: 'page', asks: 'File name of its first page, in lower-case words with hyphens'},
    title,
    description,
    keywords,
    tags('docs/tags.yml'),
  ],
  plan,
};
