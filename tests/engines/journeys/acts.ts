/** First acts: each control is pressed while the page is young, on a slow connection, and answers once. */
import {it} from 'vitest';
import {controls, type Control} from '../controls';
import {pressFirst} from '../human-input';
import {begin, hydrated, until} from '../page';
import {slow} from '../relay';
import {inFull, type Journey} from './journey';

/** What the browser does by itself, before any script and without it. */
const isNative = (name: string) => name === 'details' || name.endsWith('link');

export function acts(journey: Journey): void {
  for (const [name, control] of Object.entries<Control>(controls))
    (isNative(name) ? inFull() : it)(`first act: ${name}`, () =>
      journey(`first act ${name}`, {width: control.width, line: slow}, async ({tab, random, site}) => {
        await tab.open(site + control.path);
        await pressFirst(tab, random, control.mark);
        await until(`${name} is answered`, () => control.isDone(tab));
        // A copy is thanked for two seconds only, and a page that is followed to is not started.
        if (name === 'copy' || name.endsWith('link')) return;
        // A pointer that came to the search within its button has started no React, which has to leave the dialog open.
        await begin(tab, () => document.querySelector('dialog[open]') && window.hub?.start());
        await hydrated(tab);
        await until(`${name} stays answered`, () => control.isDone(tab), 0);
      }),
    );
}
