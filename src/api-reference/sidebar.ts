/** The sections of the sidebar for the APIs of the site; `sidebars.ts` takes them from here. */
import path from 'node:path';
import {specifications} from '../site/apis';
import {sectionsOf} from './sidebarSections';

export default sectionsOf(specifications, path.resolve(__dirname, '../..'));
