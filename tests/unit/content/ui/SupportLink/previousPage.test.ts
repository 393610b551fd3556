import {expect, it} from 'vitest';
import {previousPage} from '../../../../../src/content/ui/SupportLink/previousPage';

const site = 'https://help.example.co.uk';
const here = `${site}/docs/support`;
const retention = `${site}/docs/focus/admin/retention#options`;
const screen = `${site}/docs/focus/communications/screen`;

it.each([
  ['the page that led here', {earlier: [], referrer: screen}, screen],
  [
    'the page that the tab showed last, also when the referrer is older',
    {earlier: [retention], referrer: screen},
    retention,
  ],
  ['the last of several', {earlier: [screen, retention], referrer: ''}, retention],
  ['not a section of the open page', {earlier: [screen, here, `${here}#hours`], referrer: ''}, screen],
  ['not the open page loaded again', {earlier: [], referrer: `${here}?query=zzqx`}, here],
  ['no other site', {earlier: [], referrer: 'https://www.example.com/docs/focus/home'}, here],
  [
    'no other port or protocol',
    {earlier: ['http://help.example.co.uk/blog'], referrer: `${site}:8443/blog`},
    here,
  ],
  ['no text that is not an address', {earlier: ['about:blank', ''], referrer: 'docs/intro'}, here],
  [
    'the page that the link named first of all',
    {earlier: [screen], referrer: screen, told: retention},
    retention,
  ],
  [
    'no other site that a link names',
    {earlier: [], referrer: screen, told: 'https://www.example.com/'},
    screen,
  ],
  ['nothing known', {earlier: [], referrer: ''}, here],
])('%s', (_, trail, page) => {
  expect(previousPage({here, ...trail})).toBe(page);
});
