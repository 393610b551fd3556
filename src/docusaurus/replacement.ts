import type {CurrentBundler} from '@docusaurus/types';

type Request = {request: string; contextInfo: {issuer: string}};

/** `asked` is what a file of Docusaurus whose path ends with `by` imports, `ours` the module that it gets. */
export type Replacement = {asked: RegExp; by: string; ours: string};

/** @returns a plugin of the bundler that puts a module of ours where Docusaurus has no option, and an alias would be too wide */
export const replacement = ({instance}: CurrentBundler, {asked, by, ours}: Replacement) =>
  new instance.NormalModuleReplacementPlugin(asked, (request: Request) => {
    const issuer = request.contextInfo.issuer.replaceAll('\\', '/');
    if (issuer.endsWith(by)) request.request = ours;
  });
