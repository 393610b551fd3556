import React, {type ReactNode} from 'react';
import {reloadInPlace} from '@site/src/runtime/contract';
import {useIsUpdated} from '@site/src/ui/LoadError/useIsUpdated';
import '../island/notices.css';

/** The module of the search did not come (specification, section 8), or it is gone with its version of the site. */
export default function Failure({onTryAgain}: {onTryAgain: () => void}): ReactNode {
  const isOld = useIsUpdated();
  return (
    <div className="DocSearch-Notice" role="alert">
      <p className="DocSearch-Title">{isOld ? 'This site was updated.' : 'Unable to fetch results'}</p>
      {!isOld && <p>You might want to check your network connection.</p>}
      <button
        type="button"
        className="button button--secondary"
        onClick={isOld ? () => reloadInPlace() : onTryAgain}>
        {isOld ? 'Reload' : 'Try again'}
      </button>
    </div>
  );
}
