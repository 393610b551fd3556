/** A program in PowerShell asks for what its twin in Bash asks for, keeps what it keeps, and uses what Microsoft documents. */
import {expect, it} from 'vitest';
import {functionsOf, pairsOf, togetherWith, undocumented, wordsOf} from '../../support/faults/twins';
import {pageOf, pages, routes, type Page} from '../../content/corpus';

const isSeed = ({path}: Page) => routes.includes(`/${path.replace(/(\/index)?\.mdx?$/, '')}`);
const pairs = pages.filter(isSeed).flatMap((page) => pairsOf(page).map((pair) => ({page, ...pair})));

/** What one of them says and the other does not. */
function differences(bash: string[], powershell: string[]) {
  return {
    missing: bash.filter((word) => !powershell.includes(word)),
    more: powershell.filter((word) => !bash.includes(word)),
  };
}

it('sees a field that the twin does not send, and one that it sends alone', () => {
  const text =
    '```bash\ncurl --get "$API/exports" --data "started_from=1" >exports.json\n```\n\n' +
    "```powershell\nInvoke-RestMethod '/exports' -Body @{ started_to = 1 } -OutFile exports.json\n```\n";
  const [{bash, powershell} = {}] = pairsOf(pageOf(text));
  expect(differences(wordsOf(bash!), wordsOf(powershell!))).toEqual({
    missing: ['started_from'],
    more: ['started_to'],
  });
});

it('sees a cmdlet and a parameter that Microsoft does not document', () => {
  expect(undocumented("Get-Item -Colour 'red'\nGet-Thing -eq 1\n# Get-Comment")).toEqual([
    '-Colour',
    'Get-Thing',
  ]);
  expect(undocumented('function Get-Thing {\n  Move-Item `\n    -Force $a $b\n}\nGet-Thing')).toEqual([]);
});

const cases = pairs.map(
  ({page, ...pair}) => [page.path, pair.bash.title ?? pair.bash.value.slice(0, 40), page, pair] as const,
);

it.each(cases)('%s, %s: the twin uses cmdlets as Microsoft documents them', (_path, _title, page, pair) => {
  const loaded = togetherWith(pair, pairsOf(page)).flatMap((one) => functionsOf(one.powershell.value));
  expect(undocumented(pair.powershell.value, loaded)).toEqual([]);
});

it.each(cases)('%s, %s: the twin says the same', (_path, _title, page, pair) => {
  const together = [pair, ...togetherWith(pair, pairsOf(page))];
  const bash = wordsOf(...together.map((one) => one.bash));
  const powershell = wordsOf(...together.map((one) => one.powershell));
  // What several scripts do may be in the file that they load, in PowerShell alone.
  const onPage = wordsOf(...pairsOf(page).map((one) => one.bash));
  const {missing, more} = differences(bash, powershell);
  expect({missing, more: more.filter((word) => together.length < 2 || !onPage.includes(word))}).toEqual({
    missing: [],
    more: [],
  });
});
