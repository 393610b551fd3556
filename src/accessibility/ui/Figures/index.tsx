import React, {type ReactNode} from 'react';
import FormattedDate from '@site/src/ui/FormattedDate';
import ScrollFrame from '@site/src/ui/ScrollFrame';
import type {CheckId, Figures as Data} from '../../figures';
import figures from '../../figures.json';
import styles from './styles.module.css';

const {date, axe, counts}: Data = figures;

const times = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/** What was checked, and what is counted of it; no failed test can be in the figures. */
const rows: readonly (readonly [CheckId, one: string, what: string])[] = [
  [
    'pages',
    'page',
    `All of the site: WCAG 2.0, 2.1 and 2.2 at levels A and AA, and best practices, by axe-core ${axe.version} (${axe.rules} rules, without those for colour)`,
  ],
  [
    'displays',
    'page',
    'Together they show every kind of element: the same rules and those for colour, at 1440 px and 360 px, in light mode, dark mode and forced colours',
  ],
  ['narrow', 'page', 'Nothing cut off at 320 px, which is 400 % on a screen of 1280 px'],
  ['large', 'test', 'With text at 200 %: it grows, and nothing is cut off or covered'],
  ['forced', 'test', 'In forced colours: icons, markers and controls can be seen'],
  ['targets', 'test', 'Links, buttons and other targets measure at least 24 px'],
  [
    'withoutScript',
    'page',
    'Without JavaScript: everything can be read, no control is dead, and every page can be reached',
  ],
  ['html', 'page', 'API reference: valid HTML, by the Nu Html Checker'],
  ['chromium', 'task', 'Tasks of a reader, done in Chromium'],
  ['firefox', 'task', 'The same, and tasks done by keyboard, in Firefox'],
  ['webkit', 'task', 'The same, and tasks done by keyboard, in WebKit (WebKitGTK)'],
];

/** What the tests of accessibility looked at when they last ran for this page, written by them. */
export default function Figures(): ReactNode {
  return (
    <>
      <p>
        Last run on <FormattedDate date={date} />. Nothing that is counted here failed.
      </p>
      <ScrollFrame label="Checks of the last run">
        <table>
          <thead>
            <tr>
              <th className={styles.count}>Done on</th>
              <th>What was checked</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([id, one, what]) => (
              <tr key={id}>
                <td className={styles.count}>{times(counts[id], one)}</td>
                <td>{what}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </>
  );
}
