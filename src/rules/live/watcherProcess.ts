/**
 * A child process of the live-reload server that checks each saved or opened page and sends the findings. Reason: Docusaurus loads
 * plugins as CommonJS, which some libraries of rules do not support; and a slow check must not block the server.
 */
import {rules} from '..';
import type {Finding} from '../engine/rule';
import {watchContent} from '../engine/watchContent';

/** Of one page that was saved. */
export type Saved = {path: string; findings: readonly Finding[]};

process.on('disconnect', () => process.exit());
const check = watchContent('.', rules, (path, findings) => process.send?.({path, findings} satisfies Saved));
process.on('message', (path) => check(String(path)));
