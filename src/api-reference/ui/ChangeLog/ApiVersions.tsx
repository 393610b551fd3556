import React, {useEffect, useState, type ReactNode} from 'react';
import type {Comparisons} from '@site/src/api-reference/changelog/comparisons';
import {fetchJson} from '../../../runtime/contract';
import LoadError from '../../../ui/LoadError';
import {useAdoptedChoice} from '../../../ui/useAdoptedChoice';
import styles from '../ApiChange/styles.module.css';
import Difference from './Difference';

type Props = {
  /** The newest first. */
  versions: readonly string[];
  /** Addresses of what each version but the oldest one changed since older ones. */
  files: readonly string[];
};

type ChoiceProps = {
  label: string;
  versions: readonly string[];
  value: string;
  onChoose: (version: string) => void;
};

function Choice({label, versions, value, onChoose}: ChoiceProps): ReactNode {
  const select = useAdoptedChoice(value, onChoose);
  return (
    <label className={styles.version}>
      {label}{' '}
      <select ref={select} value={value} onChange={(event) => onChoose(event.target.value)}>
        <option value="">Choose</option>
        {versions.map((version) => (
          <option key={version}>{version}</option>
        ))}
      </select>
    </label>
  );
}

/** Two versions to choose, and what a client that moves from one to the other has to know. */
export default function ApiVersions({versions, files}: Props): ReactNode {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [loaded, setLoaded] = useState<{version: string; comparisons?: Comparisons}>();
  const [newer = '', older = ''] = versions.filter((version) => version === from || version === to);
  const file = older && files[versions.indexOf(newer)];
  useEffect(() => {
    if (!file) return undefined;
    const leaving = new AbortController();
    fetchJson(file, leaving.signal)
      .then((comparisons) => setLoaded({version: newer, comparisons: comparisons as Comparisons}))
      .catch(() => leaving.signal.aborted || setLoaded({version: newer}));
    return () => leaving.abort();
  }, [file, newer]);
  const isThere = loaded?.version === newer;
  const changes = isThere ? loaded.comparisons?.[older] : undefined;
  return (
    <section
      className={`needs-script ${styles.comparison}`}
      aria-label="Compare two versions"
      data-no-twin="">
      <div className={styles.versions}>
        <Choice label="Changes from version" versions={versions} value={from} onChoose={setFrom} />
        <Choice label="to version" versions={versions} value={to} onChoose={setTo} />
      </div>
      <div role="status">
        {from && from === to && <p>These are the same version.</p>}
        {older && !isThere && <p>Comparing…</p>}
        {changes && (
          <p>
            {changes.length
              ? `From ${older} to ${newer}: ${changes.filter(({breaking}) => breaking).length} breaking, ${changes.length} in all.`
              : `No change from ${older} to ${newer} affects clients.`}
          </p>
        )}
      </div>
      {older && isThere && !changes && <LoadError>The difference could not be loaded.</LoadError>}
      {changes && changes.length > 0 && <Difference changes={changes} />}
    </section>
  );
}
