import React, {type ReactNode} from 'react';
import FormattedDate from '@site/src/ui/FormattedDate';
import type {CheckId, Figures as Data} from '../../figures';
import figures from '../../figures.json';

const {date, axe, counts}: Data = figures;

const times = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/** What was checked, on how much of the site; no failed test can be in the figures. */
const rows: readonly (readonly [CheckId, what: string, on: (count: number) => string])[] = [
  [
    'pages',
    `WCAG 2.0, 2.1 and 2.2 at levels A and AA, and best practices, by axe-core ${axe.version} (${axe.rules} rules, without those for colour)`,
    (count) => `${times(count, 'page')}: all of the site`,
  ],
  [
    'displays',
    'The same, with colour and contrast: at 1440 px and 360 px, in light mode, dark mode and forced colours',
    (count) => `${times(count, 'page')} that together show every kind of element`,
  ],
  [
    'narrow',
    'Nothing cut off at 320 px, which is 400 % on a screen of 1280 px',
    (count) => times(count, 'page'),
  ],
  [
    'large',
    'With text at 200 %: it grows, and nothing is cut off or covered',
    (count) => times(count, 'test'),
  ],
  ['forced', 'In forced colours: icons, markers and controls can be seen', (count) => times(count, 'test')],
  ['targets', 'Links, buttons and other targets measure at least 24 px', (count) => times(count, 'test')],
  [
    'withoutScript',
    'Without JavaScript: everything can be read, no control is dead, and every page can be reached',
    (count) => times(count, 'page'),
  ],
  ['html', 'Valid HTML, by the Nu Html Checker', (count) => `${times(count, 'page')} of the API reference`],
  ['chromium', 'Tasks of a reader, done in Chromium', (count) => times(count, 'task')],
  ['firefox', 'The same, and tasks done by keyboard, in Firefox', (count) => times(count, 'task')],
  ['webkit', 'The same, and tasks done by keyboard, in WebKit (WebKitGTK)', (count) => times(count, 'task')],
];

/** What the tests of accessibility looked at when they last ran for this page, written by them. */
export default function Figures(): ReactNode {
  return (
    <>
      <p>
        Last run on <FormattedDate date={date} />. Nothing that is counted here failed.
      </p>
      <table>
        <thead>
          <tr>
            <th>What is checked</th>
            <th>On</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([id, what, on]) => (
            <tr key={id}>
              <td>{what}</td>
              <td>{on(counts[id])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
