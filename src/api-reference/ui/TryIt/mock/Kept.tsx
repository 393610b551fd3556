import React, {type ReactNode} from 'react';
import {t} from '../../../../site/language/t';
import {Trans} from '../../../../ui/Trans';
import styles from '../console.module.css';
import {forgetThings, useThingCount} from './resources';

/** What the server in the page knows of this visit, and how to make it forget. */
export default function Kept({api}: {api: string}): ReactNode {
  const count = useThingCount(api);
  return (
    <div className={styles.field} aria-live="polite">
      {count > 0 && (
        <>
          <p className={styles.note}>
            <Trans>
              {count === 1
                ? t`One thing that you sent or deleted is`
                : t`${count} things that you sent or deleted are`}{' '}
              known until you leave the site: later answers follow.
            </Trans>
          </p>
          <button type="button" className="button button--secondary" onClick={() => forgetThings(api)}>
            {t`Forget it`}
          </button>
        </>
      )}
    </div>
  );
}
