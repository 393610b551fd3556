import React, {useState, type ReactNode} from 'react';
import styles from '../console.module.css';

/** Plays a film. The policy of the site allows it where the document of an API has answers that are films (`src/policy`). */
export default function Film({address}: {address: string}): ReactNode {
  const [hasFailed, setFailed] = useState(false);
  return hasFailed ? (
    <p role="status">This page cannot play the film. Download it.</p>
  ) : (
    // eslint-disable-next-line jsx-a11y/media-has-caption -- An answer is one file, and what it says is the server's.
    <video className={styles.image} src={address} controls onError={() => setFailed(true)} />
  );
}
