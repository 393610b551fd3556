/**
 * `npm run serve`: the production site on http://localhost:3000, built when it is older than its sources.
 *
 * PORT chooses another port, OUT_DIR another folder, so that builds with other settings can stand side by side.
 */
import {readEnvironment} from '../site/env';
import {createSiteServer} from '../hosting/server';
import {readPort, run, say, stop} from './command';
import {ensureBuild} from './make-build';
import {mockRelay} from './mock-relay';

run(async () => {
  const port = readPort(3000, 'PORT=3001 npm run serve');
  const folder = process.env.OUT_DIR ?? 'build';
  await ensureBuild({outDir: folder});
  const {baseUrl} = readEnvironment();
  const server = createSiteServer(folder, baseUrl, mockRelay(baseUrl));
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    stop(
      `Port ${port} is in use. Remedy: stop the program that holds it, or choose another: PORT=${port + 1} npm run serve`,
    );
  });
  server.listen(port, () => say(`Serving ${folder} on http://localhost:${port}${baseUrl} (Ctrl+C to stop)`));
});
