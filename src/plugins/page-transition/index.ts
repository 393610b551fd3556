/** Docusaurus has no place for what happens between two pages; the modules of its client that open a page are ours. */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** What a module of Docusaurus's client asks for, and ours in its place. */
const places = [
  {asked: /^\.\/PendingNavigation$/, by: 'App.js', ours: 'PendingNavigation'},
  {asked: /^react-router-dom$/, by: 'clientEntry.js', ours: 'BrowserRouter'},
];

type Request = {request: string; contextInfo: {issuer: string}};

const isBy = (file: string, {contextInfo: {issuer}}: Request) =>
  new RegExp(`[\\\\/]core[\\\\/]lib[\\\\/]client[\\\\/]${file}$`).test(issuer);

export default function pageTransition(): Plugin {
  const folder = path.resolve(__dirname, '../../components/PageTransition');
  return {
    name: 'page-transition',
    getClientModules: () => [path.join(folder, 'index')],
    configureWebpack: (_, isServer, {currentBundler}) => ({
      plugins: isServer
        ? []
        : places.map(
            ({asked, by, ours}) =>
              new currentBundler.instance.NormalModuleReplacementPlugin(asked, (request: Request) => {
                if (isBy(by, request)) request.request = path.join(folder, ours);
              }),
          ),
    }),
  };
}
