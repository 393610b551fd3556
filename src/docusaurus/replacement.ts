import type {CurrentBundler} from '@docusaurus/types';
import type {Proof} from './proof';

type Request = {request: string; contextInfo: {issuer: string}};

/** `asked` is what a file of Docusaurus whose path ends with `by` imports, `ours` the module that it gets. */
export type Replacement = {asked: RegExp; by: string; ours: string};

/** @returns a plugin of the bundler that replaces one import of one file, where an alias would replace all imports of the module */
export function replacement({instance}: CurrentBundler, {asked, by, ours}: Replacement, proof: Proof) {
  const part = `${String(asked)} in ${by}`;
  proof.expect(part);
  return new instance.NormalModuleReplacementPlugin(asked, (request: Request) => {
    const issuer = request.contextInfo.issuer.replaceAll('\\', '/');
    if (!issuer.endsWith(by)) return;
    request.request = ours;
    proof.applied(part);
  });
}
