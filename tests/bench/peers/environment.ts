/** The environment of the commands of peers: what npm and test runners put into ours would change what they do, and none asks the network. */
export function environment(variables: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const kept = Object.entries(variables).filter(([name]) => !/^(npm_|NODE_|VITEST|CI$)/.test(name));
  return {
    ...Object.fromEntries(kept),
    ASTRO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    NO_UPDATE_NOTIFIER: '1',
  };
}
