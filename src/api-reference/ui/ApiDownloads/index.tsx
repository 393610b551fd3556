import React, {type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {openApiType, operationAddress} from '@site/src/site/apiFiles';
import {twinPath} from '@site/src/site/markdownPages';
import styles from './styles.module.css';

type DownloadFile = {
  /** Address on the site, from its root. */
  path: string;
  /** What the file is. */
  kind: string;
  bytes: number;
};

const kilobytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1000))} kB`;

function Download({path, kind, bytes}: DownloadFile): ReactNode {
  return (
    <li>
      <a href={useBaseUrl(path)} download>
        {path.split('/').pop()}
      </a>{' '}
      <span className={styles.facts}>
        {kind}, {kilobytes(bytes)}
      </span>
    </li>
  );
}

/** The files of the operation whose page is open, for programs: they stand beside it. */
export function ApiFiles(): ReactNode {
  const address = useLocation().pathname.replace(/\/$/, '');
  return (
    <p className={`${styles.facts} ${styles.programs}`} data-search-ignore="">
      {'This operation for programs: '}
      <a href={operationAddress(address)} type={openApiType}>
        OpenAPI
      </a>
      , <a href={twinPath(address)}>Markdown</a>
    </p>
  );
}

/** The files of an API for download, each with what it is and its size. */
export default function ApiDownloads({files}: {files: DownloadFile[]}): ReactNode {
  return (
    <ul className={styles.downloads}>
      {files.map((file) => (
        <Download key={file.path} {...file} />
      ))}
    </ul>
  );
}
