import React, {type ReactNode} from 'react';
import Frame from './Frame';
import KeepEverything from './KeepEverything';
import KeptPages from './KeptPages';

function Explanation(): ReactNode {
  return (
    <>
      <p>
        The pages that you have read open without a connection, and so does the search. They stay in the
        storage of your browser, on this device only, for a month after you last opened them. With data saving
        switched on, nothing is kept unless you ask for it.
      </p>
      <noscript>
        <p>Keeping pages needs JavaScript.</p>
      </noscript>
    </>
  );
}

/** The page about reading offline, which the worker shows in the place of pages that it does not have. */
export default function OfflinePage(): ReactNode {
  return (
    <Frame explanation={<Explanation />}>
      <KeepEverything />
      <KeptPages />
    </Frame>
  );
}
