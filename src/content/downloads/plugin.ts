import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {siteAddress} from '../../site/base';
import {terms} from '../glossary';
import {downloads} from './downloads';
import {emitFiles} from './emitFiles';

const name = 'content-downloads';

/** Publishes the files that are made from the typed sources of `src/content`. */
export default function contentDownloads({siteConfig, baseUrl}: LoadContext): Plugin {
  return {
    name,
    // Cards show them in a browser, which reads no YAML.
    async contentLoaded({actions}) {
      const shown = terms.map(({id, term, definition}) => ({id, term, definition}));
      await actions.createData('terms.json', shown);
    },
    getClientModules: () => [path.resolve(__dirname, '../glossary/ui')],
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {plugins: [emitFiles(name, downloads(siteAddress(siteConfig.url, baseUrl)))]},
  };
}
