import {originOf} from './build-freshness';
import type {Variables} from './command';
import {makeIfStale} from './make-build';

/**
 * Makes sure that a folder holds a build of the present sources and settings; builds when it does not.
 *
 * @param outDir name of the static folder, in the root of the project
 * @param variables settings of this build, over the environment
 * @throws Error when the build fails; its own message stands above
 */
export const ensureBuild = (outDir: string, variables: Variables = {}): Promise<void> =>
  makeIfStale({outDir, variables, origin: originOf({variables: {...process.env, ...variables}})});
