import React, {useRef, useState, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {assistants} from '../../site/identity';
import {twinPath} from '../../site/markdownPages';
import DropDown from '../DropDown';
import {copyAddress, copyMarkdown} from './copy';
import styles from './styles.module.css';

type ActionProps = {children: string; act: () => void};

/** An entry that needs a script. */
function Action({children, act}: ActionProps): ReactNode {
  return (
    <button type="button" className="needs-script" onClick={act}>
      {children}
    </button>
  );
}

type MenuProps = {
  /** Address of the page on its host. */
  path: string;
};

function Menu({path}: MenuProps): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const menu = useRef<HTMLDetailsElement>(null);
  const [outcome, setOutcome] = useState('');
  const twin = twinPath(path);
  const tell = (work: Promise<string>) => {
    setOutcome('Copying…');
    void work.then(setOutcome);
  };
  const print = () => {
    menu.current!.open = false;
    window.print();
  };
  return (
    <DropDown
      ref={menu}
      label={<span>Page tools</span>}
      className={styles.menu}
      data-no-twin=""
      onToggle={() => setOutcome('')}>
      <Action act={() => tell(copyMarkdown(twin))}>Copy as Markdown</Action>
      <a href={twin}>View as Markdown</a>
      <Action act={() => tell(copyAddress(new URL(path, location.href).href))}>Copy link</Action>
      <Action act={print}>Print</Action>
      {assistants.map(({name, address}) => (
        <a key={name} href={address.replace('{page}', encodeURIComponent(siteConfig.url + twin))}>
          Open in {name}
        </a>
      ))}
      <p role="status">{outcome}</p>
    </DropDown>
  );
}

type Props = MenuProps & {
  /** False for a page that search engines may not keep: it has no Markdown, and no menu. */
  hasMarkdown: boolean;
  /** What stands beside the menu. */
  children?: ReactNode;
};

/**
 * The line under the title of a page, and a menu beside the title: the page as Markdown, its address, paper, and the
 * assistants that the owner has named. Without a script it shows what works without one.
 */
export default function PageMenu({hasMarkdown, children, ...page}: Props): ReactNode {
  return (
    <div className={styles.line}>
      {children}
      {hasMarkdown && <Menu {...page} />}
    </div>
  );
}
