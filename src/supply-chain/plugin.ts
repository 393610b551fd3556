import type {LoadContext, Plugin} from '@docusaurus/types';
import {emitFiles} from '../content/contract.node';
import {bom, bomPath} from './bom';
import {notices, noticesPath} from './notices';
import {shippedFiles, shippedPackages} from './shipped';

const name = 'supply-chain';

/** Publishes, beside the scripts and sheets of a build, the licences and the bill of materials of what is in them. */
export default function supplyChain({siteDir}: LoadContext): Plugin {
  const files = emitFiles(name, (compilation) => {
    const shipped = shippedPackages(shippedFiles(compilation));
    return [
      {path: noticesPath, text: notices(shipped, siteDir)},
      {path: bomPath, text: bom(shipped, siteDir)},
    ];
  });
  return {
    name,
    // Under `npm start` there are the scripts of the bundler's server beside ours, and nobody publishes them.
    configureWebpack: ({mode}, isServer) => (isServer || mode !== 'production' ? {} : {plugins: [files]}),
  };
}
