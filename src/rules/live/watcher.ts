/**
 * A process beside the live-reload server: it checks each page that is saved, and sends what it finds. What loads
 * Docusaurus's plugins turns every import into "require", which the libraries of some rules do not offer; and a diagram that
 * is read here holds up no page there.
 *
 * Usage: watcher.ts <folder of the site>
 */
import {rules} from '..';
import type {Finding} from '../engine/rule';
import {watchContent} from '../engine/watch';

/** Of one page that was saved. */
export type Saved = {path: string; findings: readonly Finding[]};

const [, , siteDir = '.'] = process.argv;

process.on('disconnect', () => process.exit());
watchContent(siteDir, rules, (path, findings) => process.send?.({path, findings} satisfies Saved));
