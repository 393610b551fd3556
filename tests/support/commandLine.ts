/** A command line as Docusaurus hands it to plugins, of which a test runs the commands. */
type Action = (id: string, instance: {opts: () => object}) => Promise<void>;

/** @returns the command line, and what runs one of its commands for all APIs */
export function commandLine() {
  const actions = new Map<string, Action>();
  let name = '';
  const cli: unknown = new Proxy(
    {},
    {
      get: (_, key) => (first: unknown) => {
        if (key === 'command') name = String(first);
        if (key === 'action') actions.set(name, first as Action);
        return cli;
      },
    },
  );
  return {cli: cli as never, run: (task: string) => actions.get(task)?.('all', {opts: () => ({})})};
}
