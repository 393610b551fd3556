import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {quickRules} from '.';
import {board, isFirst, tellFindings, tellTroubles} from '../docusaurus/contract.node';
import {check} from './engine/check';
import {filesOn} from './engine/files';
import {asText} from './engine/report';
import type {Finding} from './engine/rule';
import {readSite} from './engine/site';
import {watchPages} from './live/startWatcher';
import type {Saved} from './live/watcherProcess';

const isPage = (file: string) => /\.mdx?$/.test(file);

function warn(findings: readonly Finding[]): void {
  if (findings.length) logger.warn(`Content:\n${findings.map(asText).join('\n')}`);
}

const asTrouble = ({path, line, column, message, remedy}: Finding) => ({path, line, column, message, remedy});

/** Checks what is saved, and what is opened, and says it in the terminal and in the page. */
function watchSite(siteDir: string): void {
  const troubled = new Set<string>();
  const opened = new Set<string>();

  function tell({path, findings}: Saved): void {
    const troubles = findings.map(asTrouble);
    if (isPage(path)) tellFindings(path, troubles);
    else tellTroubles(`rules ${path}`, troubles);
    // What nobody has saved is no news for the terminal.
    if (opened.delete(path)) return;
    warn(findings);
    if (!findings.length && troubled.delete(path)) logger.success(`${path} keeps the rules again`);
    if (findings.length) troubled.add(path);
  }

  let watcher = watchPages(siteDir, tell);
  const {events, open} = board();
  function look(path: string): void {
    opened.add(path);
    watcher.check(path);
  }
  events.on('opened', look);
  // The process has read facts, codes and the rest at its start.
  events.on('sources', () => {
    watcher.end();
    watcher = watchPages(siteDir, tell);
    open.forEach(look);
  });
}

/**
 * Warns with file and line of problems that Docusaurus reports without a location, or not at all. Only warnings: the
 * specification (section 5) defines what stops a build, and `npm run check:content` must pass.
 */
export default function contentRules({siteDir}: LoadContext): Plugin {
  return {
    name: 'content-rules',

    async loadContent() {
      if (isFirst(`content-rules ${siteDir}`)) warn(await check(readSite(filesOn(siteDir)), quickRules));
    },

    configureWebpack({mode}, isServer) {
      if (!isServer && mode === 'development') watchSite(siteDir);
      return {};
    },
  };
}
