/** Why ours: dark, one copyright line, no links (specification, section 2); the stock footer has code for columns of links. */
import React, {type ReactNode} from 'react';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import styles from './styles.module.css';

export default function Footer(): ReactNode {
  const {footer} = useThemeConfig();
  return (
    <footer className={`${ThemeClassNames.layout.footer.container} footer footer--dark ${styles.footer}`}>
      <p className="footer__copyright">{footer?.copyright}</p>
    </footer>
  );
}
