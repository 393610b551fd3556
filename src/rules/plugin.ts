import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {quickRules} from '.';
import {check} from './engine/check';
import {filesOn} from './engine/files';
import {asText} from './engine/report';
import {readSite} from './engine/site';

/**
 * Warns with file and line of problems that Docusaurus reports without a location, or not at all. Only warnings: the
 * specification (section 5) defines what stops a build, and `npm run check:content` must pass.
 */
export default function contentRules({siteDir}: LoadContext): Plugin {
  let isChecked = false;
  return {
    name: 'content-rules',

    async loadContent() {
      if (isChecked) return;
      isChecked = true;
      const findings = await check(readSite(filesOn(siteDir)), quickRules);
      if (findings.length) logger.warn(`Content:\n${findings.map(asText).join('\n')}`);
    },
  };
}
