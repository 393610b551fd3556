/**
 * Loaded into Docusaurus before anything else (`node --require`): one plugin fails in one of its hooks. PLANT names them,
 * as `search-index builtPages.finish`; where it is empty, PLANT_LIST gets the plugins with their hooks.
 */
import {writeFileSync} from 'node:fs';
import Module from 'node:module';

type Hooks = Record<string, unknown>;
type Loaded = Hooks & {name: string; builtPages?: Hooks};
type InitPlugins = (...args: unknown[]) => Promise<Loaded[]>;
type Loader = {_load: (...args: unknown[]) => unknown};

const [plugin, hook = ''] = (process.env.PLANT ?? '').split(' ');

const hooksOf = (hooks: Hooks, prefix = '') =>
  Object.entries(hooks).flatMap(([name, value]) => (typeof value === 'function' ? [prefix + name] : []));

const list = (plugins: Loaded[]) =>
  plugins.map((one) => [one.name, [...hooksOf(one), ...hooksOf(one.builtPages ?? {}, 'builtPages.')]]);

function plant(one: Loaded): void {
  const [first = '', second] = hook.split('.');
  const holder = (second ? one[first] : one) as Hooks;
  holder[second ?? first] = () => {
    throw new Error(`Planted in ${plugin} ${hook}`);
  };
}

function planted(init: InitPlugins): InitPlugins {
  return async (...args) => {
    const plugins = await init(...args);
    if (process.env.PLANT_LIST) writeFileSync(process.env.PLANT_LIST, JSON.stringify(list(plugins)));
    for (const one of plugins) if (one.name === plugin) plant(one);
    return plugins;
  };
}

const loader = Module as unknown as Loader;
const load = loader._load;
const seen = new WeakSet<object>();

loader._load = function withDefect(...args) {
  const loaded = load.apply(this, args);
  const module = loaded as {initPlugins?: InitPlugins} | null;
  if (module && typeof module === 'object' && typeof module.initPlugins === 'function' && !seen.has(module)) {
    seen.add(module);
    module.initPlugins = planted(module.initPlugins);
  }
  return loaded;
};
