/** Why a wrap: the mobile menu offers the search above both of its panels; `data-open-search` opens it (SearchBar). */
import React, {type ReactNode} from 'react';
import Original from '@theme-original/Navbar/MobileSidebar/Header';
import Icon from '@site/src/components/Icon';
import {search} from '@site/src/config/site';
import styles from './styles.module.css';

export default function MobileSidebarHeader(): ReactNode {
  return (
    <>
      <Original />
      <button type="button" className={styles.search} aria-haspopup="dialog" data-open-search="">
        <Icon name="search" />
        {search.placeholder}
      </button>
    </>
  );
}
