import {describe, expect, it} from 'vitest';
import {questions, siteAnswers} from '../../../../src/cli/init/answers';

const problem = (flag: string, value: string) => questions.find((one) => one.flag === flag)?.problem?.(value);

describe('an answer that can be used', () => {
  it.each([
    ['name', 'Acme Help'],
    ['url', 'https://help.example.com'],
    ['url', 'https://help.example.com/docs'],
    ['email', 'people.of+help@example.co.uk'],
    ['products', 'Rocket: Sends parcels.'],
    ['products', ' Rocket: Sends: parcels. ; Deep Radar: Finds what is lost. ;'],
    ['light', '#7a1f3d'],
  ])('--%s %s', (flag, value) => {
    expect(problem(flag, value)).toBeUndefined();
  });
});

describe('an answer that cannot', () => {
  it.each([
    ['name', 'acme', 'Begin with a capital'],
    ['name', "Acme's Help", 'letters, digits, spaces and hyphens'],
    ['url', 'help.example.com', 'without a final slash'],
    ['url', 'http://help.example.com', 'https://'],
    ['url', 'https://help.example.com/', 'without a final slash'],
    ['email', 'people', 'support@example.com'],
    ['products', 'Rocket', 'Name: One short sentence.'],
    ['products', 'Rocket: sends parcels.', 'Name: One short sentence.'],
    ['products', 'Rocket: Sends parcels', 'Name: One short sentence.'],
    ['products', 'Rocket: Sends parcels.; rocket: Sends.', 'Name: One short sentence.'],
    ['products', 'Rocket: Sends parcels.; ROCKET: Sends.', 'a name of its own'],
    ['light', 'red', '#0b57a4'],
    ['dark', '#FFF', '#0b57a4'],
  ])('--%s %s is refused with a remedy', (flag, value, remedy) => {
    expect(problem(flag, value)).toContain(remedy);
  });
});

it('products have their name and their sentence', () => {
  const answers = siteAnswers({products: 'Rocket: Sends parcels.; Deep Radar: Finds what is lost.'});
  expect(answers.products).toEqual([
    {name: 'Rocket', summary: 'Sends parcels.'},
    {name: 'Deep Radar', summary: 'Finds what is lost.'},
  ]);
});
