/** What the live-reload server and the panel in the page tell each other, over the connection of the server. */
import type {Trouble} from '../../docusaurus/contract.node';

/** Everything that is wrong now; `boot` differs when the server has started again. */
export type ToPage = {
  type: 'help-hub-troubles';
  boot: string;
  troubles: Trouble[];
  /** By the file that the page is made of. */
  findings: Record<string, Trouble[]>;
};

/** The files that the open page is made of. */
export type ToServer = {type: 'help-hub-open'; files: string[]};

/** Where the server listens; webpack-dev-server has no other name for it. */
export const socketPath = '/ws';
