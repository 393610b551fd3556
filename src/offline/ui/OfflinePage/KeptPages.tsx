import React, {useEffect, useState, type ReactNode} from 'react';
import {keptPages, type KeptPage} from '@site/src/offline/keptPages';
import Entry from '@site/src/ui/Entry';
import Heading from '@theme/Heading';

/** The pages that were read on this device. */
export default function KeptPages(): ReactNode {
  const [pages, setPages] = useState<KeptPage[]>();
  useEffect(() => {
    keptPages().then(setPages, () => setPages([]));
  }, []);
  return (
    <section className="needs-script">
      <Heading as="h2">Pages that you have read</Heading>
      {pages?.length === 0 && <p>Your device has kept no pages yet.</p>}
      <ul className="clean-list">
        {pages?.map(({path, title}) => (
          <Entry key={path} as="li" icon="document" to={path} title={title} text={path} />
        ))}
      </ul>
    </section>
  );
}
