/** What `npm run init` asks for, and what it makes of the answers. */
import {brandColour, tokensFile} from '../edit/styles';
import type {Answers, Question} from '../new/kind';

/** A product of the new site. */
export type NewProduct = {name: string; summary: string};

/** Everything that the new site is made from. */
export type SiteAnswers = {
  name: string;
  url: string;
  email: string;
  /** Address of the page that says whether the service works. */
  status: string;
  /** Address of the repository, without a final slash. */
  repository: string;
  /** Accents of the brand, as `#rrggbb`: on light and on dark pages. */
  colours: {light: string; dark: string};
  products: readonly NewProduct[];
};

const name = /^[A-Z][A-Za-z0-9]*(?:[ -][A-Za-z0-9]+)*$/;

const isAddress = (value: string) =>
  URL.canParse(value) && value.startsWith('https://') && !value.endsWith('/');

const address = (value: string) =>
  isAddress(value) ? undefined : 'Write an address such as https://help.example.com, without a final slash.';

const colour = (value: string) =>
  /^#[0-9a-f]{6}$/.test(value) ? undefined : 'Write a colour such as #0b57a4.';

/** @returns the products in "Rocket: sends parcels.; Radar: finds parcels." */
const productsIn = (value: string): NewProduct[] =>
  value
    .split(';')
    .filter((part) => part.trim())
    .map((part) => {
      const [, called = '', summary = ''] = /^\s*([^:]*?)\s*:\s*(.*?)\s*$/s.exec(part) ?? [];
      return {name: called, summary};
    });

function productsProblem(value: string): string | undefined {
  const products = productsIn(value);
  if (!products.every((product) => name.test(product.name) && /^[A-Z].*[^.]\.$/.test(product.summary)))
    return 'Write each as "Name: One short sentence.", with semicolons between them.';
  const names = new Set(products.map((product) => product.name.toLowerCase()));
  return names.size === products.length ? undefined : 'Give each product a name of its own.';
}

export const questions: readonly Question[] = [
  {
    flag: 'name',
    asks: 'Name of the site, such as "Acme Help"',
    problem: (value) =>
      name.test(value) ? undefined : 'Begin with a capital, and use letters, digits, spaces and hyphens.',
  },
  {flag: 'url', asks: 'Its public address', problem: address},
  {
    flag: 'products',
    asks: 'Products, as "Name: One short sentence.; Name: One short sentence."',
    problem: productsProblem,
  },
  {
    flag: 'email',
    asks: 'E-mail address of support',
    problem: (value) =>
      /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(value)
        ? undefined
        : 'Write an address such as support@example.com.',
  },
  {flag: 'status', asks: 'Address of the status page', problem: address},
  {flag: 'repository', asks: 'Address of the repository', problem: address},
  {
    flag: 'light',
    asks: 'Accent of the brand on light pages',
    usual: (_, site) => brandColour(site.read(tokensFile) ?? '', 'light'),
    problem: colour,
  },
  {
    flag: 'dark',
    asks: 'Accent of the brand on dark pages',
    usual: (_, site) => brandColour(site.read(tokensFile) ?? '', 'dark'),
    problem: colour,
  },
];

/** @param answers to `questions`, each without a problem */
export const siteAnswers = (answers: Answers): SiteAnswers => ({
  name: answers.name ?? '',
  url: answers.url ?? '',
  email: answers.email ?? '',
  status: answers.status ?? '',
  repository: answers.repository ?? '',
  colours: {light: answers.light ?? '', dark: answers.dark ?? ''},
  products: productsIn(answers.products ?? ''),
});
