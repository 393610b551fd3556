/** Servers with what their addresses leave open. */
import {blocks, element} from './mdx';
import {hasHost, noHost, serverAddress} from '../request/address';
import type {Server} from '../model/openApiTypes';
import type {PageAnchors} from './pageAnchors';
import {prose} from './descriptionMarkdown';
import {shown, shownAll} from '../model/schemaFacts';

function variables(server: Server, page: PageAnchors): string {
  const rows = Object.entries(server.variables ?? {}).map(([name, variable]) =>
    element(
      'SchemaItem',
      {name, id: page.id('server', name), schemaName: 'string'},
      blocks(
        prose(variable.description),
        element('ApiFacts', {allowed: shownAll(variable.enum), defaultValue: shown(variable.default)}),
      ),
    ),
  );
  return rows.length ? element('ApiFields', {}, blocks(...rows)) : '';
}

/** @returns Markdown of some servers; that there is no host where none is named */
export function serverList(servers: Server[] | undefined, page: PageAnchors): string {
  const all = (servers ?? []).map((server) =>
    blocks(`\`${server.url}\``, prose(server.description), variables(server, page)),
  );
  const isNamed = servers?.some((server) => hasHost(serverAddress(server)));
  return blocks(...all, !isNamed && noHost);
}
