/** The same sources make the same bytes in every folder: `npm run test:reproducible` builds a copy elsewhere. */
import type {Plugin} from '@docusaurus/types';

/**
 * Docusaurus asks for a picture of a page with the place of a loader among the options, and the bundler numbers the
 * picture by what was asked for.
 *
 * @param request such as `!/place/url-loader.js?fallback=/place/node_modules/file-loader/dist/cjs.js!./picture.svg`
 * @returns the request with the name of that loader in place of its path
 */
export function withoutPlaces(request: string): string {
  return request.replace(/fallback=[^&!]*[\\/]node_modules[\\/](file-loader)[\\/][^&!]*/, 'fallback=$1');
}

export default function reproducible(): Plugin {
  return {
    name: 'reproducible',
    configureWebpack: (_, __, {currentBundler}) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          /[?&]fallback=/,
          (asked: {request: string}) => (asked.request = withoutPlaces(asked.request)),
        ),
      ],
    }),
  };
}
