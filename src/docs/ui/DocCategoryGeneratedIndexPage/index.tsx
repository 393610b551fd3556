/** Why a wrap: descriptions of its cards are props of this page alone, not of every docs page (src/docs/routeProps.ts). */
import React, {type ReactNode} from 'react';
import Original from '@theme-original/DocCategoryGeneratedIndexPage';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import {Descriptions} from '../DocCardList/descriptions';
import styles from './styles.module.css';

export default function DocCategoryGeneratedIndexPage({
  descriptions,
  ...props
}: Props & {descriptions: Record<string, string>}): ReactNode {
  return (
    <Descriptions value={descriptions}>
      <div className={styles.index}>
        <Original {...props} />
      </div>
    </Descriptions>
  );
}
