/** Folders that are builds: what commands take for one that they made. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {hashFiles, manifestName, serialise, type Origin} from '../../src/releases/manifest';

const anyOrigin: Origin = {sources: 'sources', settings: 'settings', commit: 'commit'};

/** Gives a folder the manifest of what it holds. */
export function sealed(folder: string, origin: Origin = anyOrigin): void {
  const manifest = {...origin, routes: ['/'], files: hashFiles(folder)};
  writeFileSync(path.join(folder, manifestName), serialise(manifest));
}
