import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';

/** A named schema: its name and the address of its section. */
export type Named = [name: string, address: string];

/** The name of a schema, which leads to all that the document says of it. */
export default function SchemaLink({of: [name, address]}: {of: Named}): ReactNode {
  return <Link to={address}>{name}</Link>;
}
