/** Prose is in British English; code, field names and names of products and protocols keep their own spelling. */
import {expect, it} from 'vitest';
import {expectNone, objections, pages, proseOf, published, standalone, type Rule} from './corpus';

/** Names that their owners spell this way: titles of documents, and labels of their screens as a whole piece of bold text. */
const names: RegExp[] = [
  /\badmin center\b/i, // Microsoft Entra, Microsoft Teams
  /\b(?:Help|Resource|Developer) Center\b/, // Okta, Slack, Genesys Cloud
  /\bOAuth 2\.0 Authorization Framework\b/, // RFC 6749
  /\bThird-party email archiving\b/, // Google Workspace
  /^Email address$/, // Microsoft Entra
  /^Customize the name of the group claim$/, // Microsoft Entra
  /^Primary email$/, // Google Workspace
  /^Email$/, // Okta
  /^Authorization$/, // Okta
];

const american: [RegExp, string][] = [
  [/\b(?:re)?organiz\w+/i, 'organis…'],
  [/\bauthoriz\w+/i, 'authoris…'],
  [
    /\b(?:summar|recogn|minim|maxim|custom|synchron|initial|final|normal|categor|optim|util)iz(?:e[ds]?|ing|ation)\b/i,
    '…is…',
  ],
  [/\banaly[z]\w+/i, 'analys…'],
  [/\bcolor\w*/i, 'colour'],
  [/\bbehavior\w*/i, 'behaviour'],
  [/\bfavorite\w*/i, 'favourite'],
  [/\bcenter\w*/i, 'centre'],
  [/\bcatalog\b/i, 'catalogue'],
  [/\bcancel(?:ed|ing)\b/i, 'cancelled, cancelling'],
  [/\blabel(?:ed|ing)\b/i, 'labelled, labelling'],
  [/\bfulfill(?:s|ment)?\b/i, 'fulfil'],
  [/\bgray\b/i, 'grey'],
  [/\b(?:defense|offense)\b/i, 'defence, offence'],
  [/\ba license\b|\bthe license\b|\blicenses\b/i, 'licence (noun)'],
  [/\bemails?\b/i, 'e-mail'],
];

const rule: Rule = (page) =>
  proseOf(page).flatMap(({value, line}) => {
    const prose = names.reduce((text, known) => text.replace(known, ''), value);
    return american.flatMap(([pattern, british]) => {
      const [word] = pattern.exec(prose) ?? [];
      return word
        ? [
            {
              path: page.path,
              line,
              message: `"${word}" is American spelling.`,
              remedy: `write ${british}; a name of a product or protocol goes into code or into the list of names.`,
            },
          ]
        : [];
    });
  });

it('sees American spelling in text, headings and descriptions, not in code', () => {
  expect(
    objections(
      rule,
      '---\ndescription: The color.\n---\n\n## Behavior\n\nYour organization\n`color` and email.\n\n```text\ncenter\n```\n',
    ),
  ).toEqual([2, 5, 7, 8]);
  expect(
    objections(rule, 'Your organisation, in colour, by e-mail, with a licence; size and prize.'),
  ).toEqual([]);
});

it('holds for every page', () => {
  expectNone([...pages, ...published, ...standalone].flatMap(rule));
});

it('lists no name that nobody uses', () => {
  const pieces = [...pages, ...published, ...standalone].flatMap(proseOf).map(({value}) => value);
  expect(names.filter((known) => !pieces.some((value) => known.test(value)))).toEqual([]);
});
