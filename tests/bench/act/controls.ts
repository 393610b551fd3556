/** What a reader taps in each site; what happens then is looked for in the same way in all of them. */
import type {Peer} from '../peers/peer';

export type Controls = {menu: string; theme?: string; search?: string};

/** Every site that has a search names its button so. */
const search = 'button[aria-label^="Search"]';

const theme = 'button[aria-label^="Switch between dark and light mode"]';

const ours = {menu: 'button[aria-label="Menu"]', theme, search};

export const controls: Record<string, Controls> = {
  'help-hub': ours,
  // It has no search without a service.
  docusaurus: {menu: 'button[aria-label="Toggle navigation bar"]', theme},
  // Its colour mode is a list to choose from, which no tap changes.
  starlight: {menu: 'button[popovertarget="starlight__sidebar"]', search},
  vitepress: {menu: '.VPLocalNav button.menu', theme: '.VPNavBarAppearance button', search},
};

/** @throws Error for a peer whose controls are not known */
export function controlsOf({id, name}: Peer): Controls {
  const found = controls[id];
  if (!found) throw new Error(`The controls of ${name} are not known. Remedy: add them to act/controls.ts.`);
  return found;
}
