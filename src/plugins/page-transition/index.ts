/** Docusaurus has no place for what happens between two pages; the step before it shows the next one is ours. */
import type {Plugin} from '@docusaurus/types';

const opener = /[\\/]client[\\/]PendingNavigation\.js$/;

type Request = {request: string; contextInfo: {issuer: string}};

export default function pageTransition(): Plugin {
  const ours = require.resolve('../../components/PageTransition');
  return {
    name: 'page-transition',
    getClientModules: () => [require.resolve('../../components/PageTransition')],
    configureWebpack: (_, isServer, {currentBundler}) => ({
      plugins: isServer
        ? []
        : [
            new currentBundler.instance.NormalModuleReplacementPlugin(/^\.\/preload$/, (asked: Request) => {
              if (opener.test(asked.contextInfo.issuer)) asked.request = ours;
            }),
          ],
    }),
  };
}
