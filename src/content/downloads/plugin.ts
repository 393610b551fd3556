import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {siteAddress} from '../../site/base';
import {downloads} from './generatedDownloads';
import {emitFiles} from './emitFiles';

const name = 'content-downloads';

/** Publishes the files that are made from the typed sources of `src/content`. */
export default function contentDownloads({siteConfig, baseUrl}: LoadContext): Plugin {
  return {
    name,
    getClientModules: () => [path.resolve(__dirname, '../glossary/ui')],
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {plugins: [emitFiles(name, downloads(siteAddress(siteConfig.url, baseUrl)))]},
  };
}
